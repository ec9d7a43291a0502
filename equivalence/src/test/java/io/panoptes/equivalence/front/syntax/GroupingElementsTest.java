package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupingElementsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new GroupingElements());

    @Test
    void aColumnTwiceIsWrittenOut() {
        assertThat(REWRITTEN.query("SELECT a FROM t GROUP BY ROLLUP (a, a)"))
                .isEqualTo("SELECT a FROM t GROUP BY GROUPING SETS((), a, a)");
    }

    @Test
    void differentColumnsStay() {
        assertThat(REWRITTEN.query("SELECT a FROM t GROUP BY ROLLUP (a, b)"))
                .isEqualTo("SELECT a FROM t GROUP BY ROLLUP(a, b)");
    }
}
