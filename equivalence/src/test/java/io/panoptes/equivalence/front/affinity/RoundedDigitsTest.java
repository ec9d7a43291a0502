package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class RoundedDigitsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new AffinityRewrites.RoundedDigits());

    @Test
    void noDigitBeforeThePointIsRounded() {
        assertThat(REWRITTEN.expression("ROUND(a, -1)")).isEqualTo("ROUND(a, 0)");
    }

    @Test
    void digitsBehindThePointStay() {
        assertThat(REWRITTEN.expression("ROUND(a, 1)")).isEqualTo("ROUND(a, 1)");
        assertThat(REWRITTEN.expression("ROUND(a)")).isEqualTo("ROUND(a)");
    }

    @Test
    void digitsThatAreNotWrittenOutAreRefused() {
        assertThatThrownBy(() -> REWRITTEN.expression("ROUND(a, b)")).isInstanceOf(Unsupported.class);
    }
}
