package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code CURRENT_TIMESTAMP -> DATETIME()}, and the same for its parts, where they are texts. */
record CurrentMoment() implements Spelling {
    private static final Map<String, String> CALLS = Map.of(
            "CURRENT_TIMESTAMP", "\"SQLITE$DATETIME\"()",
            "CURRENT_DATE", "\"SQLITE$DATE\"()",
            "CURRENT_TIME", "\"SQLITE$TIME\"()");

    @Override
    public List<SpellingToken> apply(List<SpellingToken> tokens) {
        return tokens.stream().map(CurrentMoment::respelled).toList();
    }

    private static SpellingToken respelled(SpellingToken token) {
        String call = token.kind() == Kind.WORD ? CALLS.get(token.text().toUpperCase(Locale.ROOT)) : null;
        return call == null ? token : token.as(Kind.SYMBOL, call);
    }
}
