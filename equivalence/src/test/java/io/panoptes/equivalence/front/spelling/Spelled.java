package io.panoptes.equivalence.front.spelling;

import io.panoptes.equivalence.front.token.Spelling;
import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.stream.Collectors;

/** What one spelling makes of a text: its tokens with a blank between each two. */
final class Spelled {
    private Spelled() {}

    static String by(Spelling spelling, String sql) {
        return spelling.apply(new Scanner(sql, ReadingProfile.STANDARD).scan()).stream()
                .map(SpellingToken::text)
                .collect(Collectors.joining(" "));
    }
}
