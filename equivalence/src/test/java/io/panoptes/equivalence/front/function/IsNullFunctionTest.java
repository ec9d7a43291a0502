package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class IsNullFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new IsNullFunction());

    @Test
    void isAPredicate() {
        assertThat(REWRITTEN.expression("ISNULL(a)")).isEqualTo("a IS NULL");
    }

    @Test
    void staysWithTwoArguments() {
        assertThat(REWRITTEN.expression("ISNULL(a, b)")).isEqualTo("ISNULL(a, b)");
    }
}
