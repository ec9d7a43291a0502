package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

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
