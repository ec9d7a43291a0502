package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.List;

/** {@code 0.1 -> 0.1E0}, where every number with a fraction is in floating point. */
record FloatingLiterals() implements Spelling {
    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        return tokens.stream()
                .map(token -> isFraction(token) ? token.as(Kind.NUMBER, token.text() + "E0") : token)
                .toList();
    }

    private static boolean isFraction(SpellingToken token) {
        return token.kind() == Kind.NUMBER
                && token.text().indexOf('.') >= 0
                && token.text().chars().allMatch(letter -> letter == '.' || letter >= '0' && letter <= '9');
    }
}
