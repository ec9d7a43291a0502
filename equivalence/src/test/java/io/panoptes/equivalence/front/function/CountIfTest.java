package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class CountIfTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CountIf(true));

    @Test
    void addsUpWhereItHoldsAndWhereItDoesNot() {
        assertThat(REWRITTEN.expression("COUNT_IF(a > 1)"))
                .isEqualTo("SUM(CASE WHEN a > 1 THEN 1 WHEN NOT a > 1 THEN 0 ELSE NULL END)");
    }

    @Test
    void isRefusedWhereDbmssDiffer() {
        assertThatThrownBy(() -> Rewritten.by(new CountIf(false)).expression("COUNT_IF(a > 1)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("COUNT_IF");
    }

    @Test
    void leavesCountAlone() {
        assertThat(REWRITTEN.expression("COUNT(a)")).isEqualTo("COUNT(a)");
    }
}
