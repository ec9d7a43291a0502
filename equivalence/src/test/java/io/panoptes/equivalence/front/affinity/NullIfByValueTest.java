package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class NullIfByValueTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new AffinityRewrites.NullIfByValue());

    @Test
    void columnsAskForNoType() {
        assertThat(REWRITTEN.expression("NULLIF(a, s)"))
                .isEqualTo("CASE WHEN PLAIN_VALUE(a) = PLAIN_VALUE(s) THEN NULL ELSE a END");
    }

    @Test
    void otherValuesAskForNoneAnyway() {
        assertThat(REWRITTEN.expression("NULLIF(a + 1, 0)")).isEqualTo("CASE WHEN a + 1 = 0 THEN NULL ELSE a + 1 END");
    }
}
