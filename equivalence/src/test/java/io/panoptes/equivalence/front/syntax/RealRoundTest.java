package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RealRoundTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new SyntaxRewrites.RealRound());

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
