package io.panoptes.equivalence.front.grouping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Calcite takes both for one column, and keeps a set once that is there twice. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS c FROM t GROUP BY ROLLUP (c, a)",
                "SELECT a AS c, COUNT(*) FROM t GROUP BY c, ROLLUP (a)",
                "SELECT a + 1 AS c FROM t GROUP BY CUBE (a + 1, c)",
                "SELECT a AS c, a AS d FROM t GROUP BY ROLLUP (c, d)"
            })
    void anItemByItsNameAndAsItIsWrittenIsRefused(String sql) {
        assertThatThrownBy(() -> REWRITTEN.query(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("in two ways");
    }

    @Test
    void namesOfDifferentItemsStay() {
        String sql = "SELECT a AS c, b AS d FROM t GROUP BY ROLLUP(c, d)";
        assertThat(REWRITTEN.query(sql)).isEqualTo(sql);
    }
}
