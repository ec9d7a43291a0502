package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class ExtremeOfArgumentsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ExtremeOfArguments());

    @Test
    void isNoAggregateOfSeveralArguments() {
        assertThat(REWRITTEN.expression("MAX(a, 1)"))
                .isEqualTo("CASE WHEN a IS NULL OR 1 IS NULL THEN NULL WHEN PLAIN_VALUE(a) >= 1 THEN a ELSE 1 END");
        assertThat(REWRITTEN.expression("MIN(a, b)"))
                .isEqualTo("CASE WHEN a IS NULL OR b IS NULL THEN NULL"
                        + " WHEN PLAIN_VALUE(a) < PLAIN_VALUE(b) THEN a ELSE b END");
    }

    @Test
    void isOneOfOneArgument() {
        assertThat(REWRITTEN.expression("MAX(a)")).isEqualTo("MAX(a)");
    }

    @Test
    void growsWithEachArgument() {
        assertThatThrownBy(() -> REWRITTEN.expression("MAX(a, b, 1, 2, 3)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("more than 4 arguments");
    }
}
