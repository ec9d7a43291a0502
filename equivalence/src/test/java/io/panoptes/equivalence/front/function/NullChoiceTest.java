package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class NullChoiceTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new NullChoice());

    @Test
    void isACase() {
        assertThat(REWRITTEN.expression("NVL2(a, b, 3)")).isEqualTo("CASE WHEN a IS NOT NULL THEN b ELSE 3 END");
    }

    @Test
    void leavesNvlAlone() {
        assertThat(REWRITTEN.expression("NVL(a, b)")).isEqualTo("NVL(a, b)");
    }
}
