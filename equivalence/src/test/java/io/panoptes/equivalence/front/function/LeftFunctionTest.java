package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class LeftFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new LeftFunction());

    @Test
    void isTheBeginning() {
        assertThat(REWRITTEN.expression("LEFT(s, 3)")).isEqualTo("SUBSTRING(s, 1, 3)");
    }

    @Test
    void staysWhereTheLengthIsNoNumber() {
        assertThat(REWRITTEN.expression("LEFT(s, a)")).isEqualTo("LEFT(s, a)");
    }

    @Test
    void staysWhereItCountsFromTheEnd() {
        assertThat(REWRITTEN.expression("LEFT(s, -1)")).isEqualTo("LEFT(s, -1)");
    }
}
