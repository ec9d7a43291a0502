package io.panoptes.equivalence.front.grouping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
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
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY 1, ROLLUP (2, s)"))
                .isEqualTo("SELECT a, b FROM t GROUP BY a, ROLLUP(b, s)");
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY GROUPING SETS ((1, 2), (2), ())"))
                .isEqualTo("SELECT a, b FROM t GROUP BY GROUPING SETS((a, b), b, ())");
    }

    /** DuckDB takes the two for different keys, of which the item is one. */
    @Test
    void aPositionBesideTheItemIsRefused() {
        for (String keys :
                List.of("ROLLUP ('x', 2)", "1, ROLLUP (a, b)", "ROLLUP (a, 1)", "GROUPING SETS ((a + 1, 3), (3))")) {
            assertThatThrownBy(() -> REWRITTEN.query("SELECT a, 'x', a + 1 FROM t GROUP BY " + keys))
                    .isInstanceOf(Unsupported.class)
                    .hasMessageContaining("two ways");
        }
    }
}
