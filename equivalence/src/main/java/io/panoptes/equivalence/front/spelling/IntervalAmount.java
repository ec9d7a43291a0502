package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Nesting;
import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code INTERVAL n - 1 DAY -> INTERVAL (n - 1) DAY}. */
record IntervalAmount() implements Spelling {
    private static final Set<String> UNITS =
            Set.of("SECOND", "MINUTE", "HOUR", "DAY", "WEEK", "MONTH", "QUARTER", "YEAR");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>(tokens);
        for (int i = 0; i < result.size(); i++) {
            int unit = result.get(i).is("INTERVAL") ? unit(result, i + 1) : -1;
            if (unit > i + 2 && !isBracketed(result, i + 1, unit - 1)) {
                result.add(unit, result.get(unit).before(")"));
                result.add(i + 1, result.get(i + 1).before("("));
            }
        }
        return result;
    }

    private static int unit(List<SpellingToken> tokens, int from) {
        int depth = 0;
        for (int i = from; i < tokens.size(); i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth < 0 || (depth == 0 && tokens.get(i).is(","))) {
                return -1;
            }
            if (depth == 0 && UNITS.contains(tokens.get(i).text().toUpperCase(Locale.ROOT))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isBracketed(List<SpellingToken> tokens, int first, int last) {
        return tokens.get(first).is("(") && Nesting.close(tokens, first) == last;
    }
}
