package io.panoptes.texttosql.evaluation;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;

/** How a benchmark compares answers. */
public enum ComparisonRules {
    /** As sets of rows, whatever the queries order. */
    BIRD {
        @Override
        public Semantics semantics(String gold) {
            return Semantics.SET;
        }
    },
    /** As bags of rows, and as lists where the gold query orders its answer. */
    SPIDER {
        @Override
        public Semantics semantics(String gold) {
            return ordersItsAnswer(gold) ? Semantics.LIST : Semantics.BAG;
        }
    },
    SET {
        @Override
        public Semantics semantics(String gold) {
            return Semantics.SET;
        }
    },
    BAG {
        @Override
        public Semantics semantics(String gold) {
            return Semantics.BAG;
        }
    },
    LIST {
        @Override
        public Semantics semantics(String gold) {
            return Semantics.LIST;
        }
    };

    public abstract Semantics semantics(String gold);

    /** Whether there is an ORDER BY outside of all parentheses. */
    static boolean ordersItsAnswer(String query) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(query);
        } catch (SqlTextException e) {
            return false;
        }
        int depth = 0;
        for (int i = 0; i + 1 < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.isSymbol("(")) {
                depth++;
            } else if (token.isSymbol(")")) {
                depth--;
            } else if (depth == 0 && token.isWord("ORDER") && tokens.get(i + 1).isWord("BY")) {
                return true;
            }
        }
        return false;
    }
}
