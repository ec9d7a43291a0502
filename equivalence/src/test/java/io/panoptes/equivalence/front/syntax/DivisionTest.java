package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DivisionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new Division(true));

    @Test
    void isExactWhereTheProfileSaysSo() {
        assertThat(REWRITTEN.expression("a / b")).isEqualTo("EXACT_DIVIDE(a, b)");
    }

    @Test
    void cutsOffWhereItIsMarked() {
        assertThat(REWRITTEN.expression("a / INTEGER_DIVISOR(b)")).isEqualTo("INTEGER_DIVIDE(a, b)");
    }

    @Test
    void leavesProductsAlone() {
        assertThat(REWRITTEN.expression("a * b")).isEqualTo("a * b");
    }
}
