package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import java.util.List;

/** {@code q; -> q}. */
record TrailingSemicolon() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        int end = tokens.size();
        while (end > 0 && tokens.get(end - 1).is(";")) {
            end--;
        }
        return tokens.subList(0, end);
    }
}
