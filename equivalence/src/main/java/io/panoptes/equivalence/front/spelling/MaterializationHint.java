package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import java.util.ArrayList;
import java.util.List;

/** {@code AS [NOT] MATERIALIZED (q) -> AS (q)}: how a common table is evaluated changes none of its rows. */
record MaterializationHint() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        List<SpellingToken> result = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            result.add(tokens.get(i));
            if (tokens.get(i).is("AS")) {
                i += hintLength(tokens, i + 1);
            }
        }
        return result;
    }

    private static int hintLength(List<SpellingToken> tokens, int from) {
        int word = is(tokens, from, "NOT") ? from + 1 : from;
        return is(tokens, word, "MATERIALIZED") && is(tokens, word + 1, "(") ? word - from + 1 : 0;
    }

    private static boolean is(List<SpellingToken> tokens, int index, String word) {
        return index < tokens.size() && tokens.get(index).is(word);
    }
}
