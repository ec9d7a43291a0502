package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.text.Lexer;
import io.panoptes.sql.text.Token;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TextNoiseTest {
    private static final String TEXT = "SELECT a, 'It''s A' FROM r WHERE a <> -1 -- so\n ORDER BY 1";

    @Test
    void changesNoWordButItsCase() {
        int changed = 0;
        for (int seed = 0; seed < 50; seed++) {
            String noisy = TextNoise.in(TEXT, new SplittableRandom(seed));
            changed += noisy.equals(TEXT) ? 0 : 1;
            assertThat(words(noisy)).isEqualTo(words(TEXT));
            assertThat(noisy).contains("'It''s A'");
        }
        assertThat(changed).isBetween(1, 49);
    }

    private static List<String> words(String text) {
        return Lexer.tokens(text).stream()
                .map(Token::text)
                .map(word -> word.toUpperCase(Locale.ROOT))
                .toList();
    }
}
