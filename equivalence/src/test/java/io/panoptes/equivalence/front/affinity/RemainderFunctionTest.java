package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class RemainderFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RemainderFunction());

    @Test
    void isRefused() {
        assertThatThrownBy(() -> REWRITTEN.expression("MOD(a, 2)")).isInstanceOf(Unsupported.class);
    }

    @Test
    void theOperatorStays() {
        assertThat(REWRITTEN.expression("a % 2")).isEqualTo("a % 2");
    }
}
