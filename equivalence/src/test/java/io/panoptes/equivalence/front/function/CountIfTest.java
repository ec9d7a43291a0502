package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class CountIfTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CountIf());

    @Test
    void countsWhereItHolds() {
        assertThat(REWRITTEN.expression("COUNT_IF(a > 1)")).isEqualTo("COUNT(CASE WHEN a > 1 THEN 1 ELSE NULL END)");
    }

    @Test
    void leavesCountAlone() {
        assertThat(REWRITTEN.expression("COUNT(a)")).isEqualTo("COUNT(a)");
    }
}
