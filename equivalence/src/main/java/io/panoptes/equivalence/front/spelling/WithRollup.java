package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code GROUP BY a, b WITH ROLLUP -> GROUP BY ROLLUP(a, b)}.
 *
 * @param open whether it is open what a rollup of no rows gives, so that nothing is said of such queries
 */
record WithRollup(boolean open) implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 0; i + 1 < result.size(); i++) {
            int by = result.get(i).is("WITH") && result.get(i + 1).is("ROLLUP") ? groupBy(result, i) : -1;
            if (by >= 0) {
                if (open) {
                    throw new Unsupported(
                            "WITH ROLLUP, of which MySQL gives a row where there are none, and MariaDB none");
                }
                result.set(i, result.get(i).as(Kind.SYMBOL, ")"));
                result.remove(i + 1);
                result.set(by, result.get(by).as(Kind.WORD, "BY ROLLUP("));
            }
        }
        return result;
    }

    /** The BY of the GROUP BY that stands before, outside of brackets. */
    private static int groupBy(List<SpellingToken> tokens, int from) {
        int depth = 0;
        for (int i = from - 1; i > 0; i--) {
            depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
            if (depth < 0) {
                return -1;
            }
            if (depth == 0 && tokens.get(i).is("BY") && tokens.get(i - 1).is("GROUP")) {
                return i;
            }
        }
        return -1;
    }
}
