package io.panoptes.equivalence.front.grouping;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class GroupByOrdinalTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new GroupByOrdinal());

    @Test
    void isTheColumnAtThePosition() {
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY 2, a")).isEqualTo("SELECT a, b FROM t GROUP BY b, a");
    }

    @Test
    void aNumberBeyondTheListStays() {
        assertThat(REWRITTEN.query("SELECT a FROM t GROUP BY 7")).isEqualTo("SELECT a FROM t GROUP BY 7");
    }

    @Test
    void isThatWithinGroupingSetsToo() {
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY 1, ROLLUP (2, a)"))
                .isEqualTo("SELECT a, b FROM t GROUP BY a, ROLLUP(b, a)");
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY GROUPING SETS ((1, 2), (2), ())"))
                .isEqualTo("SELECT a, b FROM t GROUP BY GROUPING SETS((a, b), b, ())");
    }
}
