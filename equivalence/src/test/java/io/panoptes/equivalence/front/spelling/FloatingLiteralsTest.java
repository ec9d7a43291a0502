package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.token.SpellingToken;
import io.panoptes.equivalence.front.token.SpellingToken.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class FloatingLiteralsTest {
    @Test
    void aFractionGetsAnExponent() {
        assertThat(text(Kind.NUMBER, "0.1")).isEqualTo("0.1E0");
        assertThat(text(Kind.NUMBER, ".5")).isEqualTo(".5E0");
    }

    @Test
    void aWholeNumberStays() {
        assertThat(text(Kind.NUMBER, "12")).isEqualTo("12");
    }

    @Test
    void aPointAtTheEndMakesAFraction() {
        assertThat(text(Kind.NUMBER, "2.")).isEqualTo("2.0E0");
        assertThat(new FloatingLiterals(false)
                        .apply(List.of(
                                new SpellingToken(Kind.NUMBER, "2.", " ", 3),
                                new SpellingToken(Kind.NUMBER, "2.5", " ", 6),
                                new SpellingToken(Kind.NUMBER, "99999999999999999999", " ", 9))))
                .extracting(SpellingToken::text)
                .containsExactly("2.0", "2.5", "99999999999999999999");
    }

    @Test
    void aWholeNumberOfMoreThan64BitsIsInFloatingPoint() {
        assertThat(text(Kind.NUMBER, "9223372036854775807")).isEqualTo("9223372036854775807");
        assertThat(text(Kind.NUMBER, "9223372036854775808")).isEqualTo("9223372036854775808E0");
    }

    @Test
    void whatHasAnExponentStays() {
        assertThat(text(Kind.NUMBER, "0.1E2")).isEqualTo("0.1E2");
        assertThat(text(Kind.NUMBER, "0.1e2")).isEqualTo("0.1e2");
    }

    @Test
    void aTextStays() {
        assertThat(text(Kind.STRING, "'0.1'")).isEqualTo("'0.1'");
        assertThat(text(Kind.QUOTED_NAME, "\"0.1\"")).isEqualTo("\"0.1\"");
    }

    private static String text(Kind kind, String text) {
        return new FloatingLiterals(true)
                .apply(List.of(new SpellingToken(kind, text, " ", 3)))
                .getFirst()
                .text();
    }
}
