package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class TrimFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new TrimFunction());

    @Test
    void blanksOnBothSides() {
        assertThat(REWRITTEN.expression("TRIM(BOTH ' ' FROM s)")).isEqualTo("TRIM_BLANKS(s)");
    }

    @Test
    void ofOtherLettersNothingIsKnown() {
        assertThat(REWRITTEN.expression("TRIM(LEADING 'x' FROM s)")).isEqualTo("TRIM_LEADING?VARCHAR('x', s)");
    }
}
