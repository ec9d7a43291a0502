package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class CountOfNothingTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CountOfNothing());

    @Test
    void countsRows() {
        assertThat(REWRITTEN.query("SELECT COUNT() FROM t")).isEqualTo("SELECT COUNT(*) FROM t");
        assertThat(REWRITTEN.expression("COUNT() OVER (PARTITION BY a)")).isEqualTo("COUNT(*) OVER (PARTITION BY a)");
    }

    @Test
    void whatIsCountedStays() {
        assertThat(REWRITTEN.expression("COUNT(a)")).isEqualTo("COUNT(a)");
    }
}
