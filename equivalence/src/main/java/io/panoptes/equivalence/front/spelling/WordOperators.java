package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code a REGEXP b -> a RLIKE b}, {@code a STRAIGHT_JOIN b -> a JOIN b} and {@code a == b -> a = b}. */
record WordOperators() implements Spelling {
    private static final Map<String, String> SAME = Map.of("REGEXP", "RLIKE", "STRAIGHT_JOIN", "JOIN", "==", "=");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        return tokens.stream().map(WordOperators::respelled).toList();
    }

    private static SpellingToken respelled(SpellingToken token) {
        boolean operator = token.kind() == Kind.WORD || token.kind() == Kind.SYMBOL;
        String other = operator ? SAME.get(token.text().toUpperCase(Locale.ROOT)) : null;
        return other == null ? token : token.as(token.kind(), other);
    }
}
