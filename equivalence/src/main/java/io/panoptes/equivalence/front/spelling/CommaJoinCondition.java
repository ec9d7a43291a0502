package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** {@code FROM a, b ON p -> FROM a JOIN b ON p}: no DBMS reads the first, papers write it. */
record CommaJoinCondition() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 0; i < result.size(); i++) {
            int comma = result.get(i).is("ON") ? separator(result, i) : -1;
            if (comma >= 0) {
                result.set(
                        comma,
                        new SpellingToken(
                                Kind.WORD, " JOIN ", " ", result.get(comma).offset()));
            }
        }
        return result;
    }

    /** The comma that the table before ON follows; -1 where it follows a JOIN or anything else. */
    private static int separator(List<SpellingToken> tokens, int on) {
        int depth = 0;
        for (int i = on - 1; i >= 0; i--) {
            SpellingToken token = tokens.get(i);
            depth += token.is(")") ? 1 : token.is("(") ? -1 : 0;
            if (depth < 0 || (depth == 0 && (token.is("JOIN") || token.is("FROM") || token.is("ON")))) {
                return -1;
            }
            if (depth == 0 && token.is(",")) {
                return i;
            }
        }
        return -1;
    }
}
