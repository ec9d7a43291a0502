package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code SELECT a WHERE c -> SELECT a FROM (VALUES (0)) AS "?one" WHERE c}: one row without columns that a name could mean. */
record ConditionWithoutTable() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).is("WHERE") && hasNoTable(tokens, i)) {
                result.add(tokens.get(i).before("FROM (VALUES (0)) AS"));
                result.add(tokens.get(i).before("\"?one\"").as(Kind.QUOTED_NAME, "\"?one\""));
            }
            result.add(tokens.get(i));
        }
        return result;
    }

    /** Whether SELECT comes before FROM on the way back, outside of brackets. */
    private static boolean hasNoTable(List<SpellingToken> tokens, int from) {
        int depth = 0;
        for (int i = from - 1; i >= 0; i--) {
            depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
            if (depth < 0) {
                return false;
            }
            boolean ofComparison = Nesting.isAt(tokens, i - 1, "DISTINCT");
            if (depth == 0 && tokens.get(i).is("FROM") && !ofComparison) {
                return false;
            }
            if (depth == 0 && tokens.get(i).is("SELECT")) {
                return true;
            }
        }
        return false;
    }
}
