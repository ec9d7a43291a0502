package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class CastOfTruthTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CastOfTruth());

    @Test
    void aConditionIsOneOrZero() {
        assertThat(REWRITTEN.expression("CAST(a = b AS INTEGER)"))
                .isEqualTo("CAST(CASE WHEN a = b THEN 1 WHEN NOT a = b THEN 0 ELSE NULL END AS INTEGER)");
        assertThat(REWRITTEN.expression("CAST(FALSE AS BIGINT)"))
                .isEqualTo("CAST(CASE WHEN FALSE THEN 1 WHEN NOT FALSE THEN 0 ELSE NULL END AS BIGINT)");
    }

    @Test
    void othersStay() {
        assertThat(REWRITTEN.expression("CAST(a AS INTEGER)")).isEqualTo("CAST(a AS INTEGER)");
        assertThat(REWRITTEN.expression("CAST(a = b AS VARCHAR)")).isEqualTo("CAST(a = b AS VARCHAR)");
    }
}
