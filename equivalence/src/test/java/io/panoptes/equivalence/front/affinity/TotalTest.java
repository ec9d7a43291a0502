package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class TotalTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new Total());

    @Test
    void isASumThatIsNeverNull() {
        assertThat(REWRITTEN.expression("TOTAL(a)")).isEqualTo("COALESCE(CAST(SUM(a) AS DOUBLE), 0E0)");
        assertThat(REWRITTEN.expression("TOTAL(DISTINCT a)"))
                .isEqualTo("COALESCE(CAST(SUM(DISTINCT a) AS DOUBLE), 0E0)");
    }
}
