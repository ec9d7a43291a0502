package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class IfFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new IfFunction());

    @Test
    void isACase() {
        assertThat(REWRITTEN.expression("IF(a > 1, a, b)")).isEqualTo("CASE WHEN a > 1 THEN a ELSE b END");
    }

    @Test
    void hasAnotherName() {
        assertThat(REWRITTEN.expression("IIF(a > 1, a, b)")).isEqualTo("CASE WHEN a > 1 THEN a ELSE b END");
    }

    @Test
    void leavesIfNullAlone() {
        assertThat(REWRITTEN.expression("IFNULL(a, b)")).isEqualTo("IFNULL(a, b)");
    }
}
