package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnaryPlusTest {
    @Test
    void theSignChangesNothing() {
        Rewritten plain = Rewritten.by(new UnaryPlus(false));
        assertThat(plain.expression("+s")).isEqualTo("s");
        assertThat(plain.expression("+(+a) - b")).isEqualTo("a - b");
        assertThat(plain.expression("-a")).isEqualTo("- a");
    }

    /** SQLite: {@code s = 5} compares texts where s is a TEXT column; {@code +s = 5} holds nowhere. */
    @Test
    void aColumnBehindTheSignAsksForNoType() {
        Rewritten askedFor = Rewritten.by(new UnaryPlus(true));
        assertThat(askedFor.expression("+s = 5")).isEqualTo("PLAIN_VALUE(s) = 5");
        assertThat(askedFor.expression("s = +5")).isEqualTo("s = 5");
    }
}
