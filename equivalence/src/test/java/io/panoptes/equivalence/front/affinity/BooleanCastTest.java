package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class BooleanCastTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new AffinityRewrites.BooleanCast());

    @Test
    void isRefused() {
        assertThatThrownBy(() -> REWRITTEN.expression("CAST(a AS BOOLEAN)")).isInstanceOf(Unsupported.class);
    }

    @Test
    void otherCastsStay() {
        assertThat(REWRITTEN.expression("CAST(a AS INTEGER)")).isEqualTo("CAST(a AS INTEGER)");
    }
}
