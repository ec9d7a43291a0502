package io.panoptes.texttosql.search;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Set;

/**
 * Whether a text may have an answer that SQL does not settle: a LIMIT that takes some of several rows alike, or a comparison with a
 * subquery of several rows, of which SQLite takes one. The engine says nothing of databases on which it does not, and a DBMS has an answer.
 */
public final class UnsettledAnswers {
    private static final Set<String> COMPARISONS = Set.of("=", "==", "<>", "!=", "<", "<=", ">", ">=");

    private UnsettledAnswers() {}

    public static boolean mayBeOf(String text) {
        List<Token> tokens;
        try {
            tokens = Lexer.tokens(text);
        } catch (SqlTextException e) {
            return false;
        }
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord("LIMIT") || i > 1 && tokens.get(i).isWord("SELECT") && isCompared(tokens, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCompared(List<Token> tokens, int select) {
        return tokens.get(select - 1).isSymbol("(")
                && COMPARISONS.contains(tokens.get(select - 2).text());
    }
}
