package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class IfNullTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new IfNull());

    @Test
    void isACoalesce() {
        assertThat(REWRITTEN.expression("IFNULL(a, b)")).isEqualTo("COALESCE(a, b)");
    }

    @Test
    void hasAnotherName() {
        assertThat(REWRITTEN.expression("NVL(a, b)")).isEqualTo("COALESCE(a, b)");
    }

    @Test
    void leavesNullIfAlone() {
        assertThat(REWRITTEN.expression("NULLIF(a, b)")).isEqualTo("NULLIF(a, b)");
    }
}
