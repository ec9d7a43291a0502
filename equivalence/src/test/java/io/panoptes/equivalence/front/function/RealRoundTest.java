package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class RealRoundTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RealRound());

    @Test
    void roundsANumberInFloatingPoint() {
        assertThat(REWRITTEN.expression("ROUND(a)")).isEqualTo("ROUND(CAST(a AS DOUBLE))");
        assertThat(REWRITTEN.expression("ROUND(a, 1)")).isEqualTo("ROUND(CAST(a AS DOUBLE), 1)");
    }

    @Test
    void leavesOtherFunctionsAlone() {
        assertThat(REWRITTEN.expression("ABS(a)")).isEqualTo("ABS(a)");
    }
}
