package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "now() + 1|true",
                "a + Now|true",
                "x.NOW|true",
                "NOW|true",
                "NOW_1 + KNOW|false",
                "''|false",
                "a + 1|false"
            })
    void aWholeWordInAnyCase(String text, boolean isThere) {
        assertThat(TextWords.oneIn(text, Set.of("NOW", "RAND"))).isEqualTo(isThere);
    }
}
