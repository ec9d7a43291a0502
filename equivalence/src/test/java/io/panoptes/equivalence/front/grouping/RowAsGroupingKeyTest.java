package io.panoptes.equivalence.front.grouping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowAsGroupingKeyTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RowAsGroupingKey());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 2 AS x FROM t AS x GROUP BY x",
                "SELECT 2 AS u, COUNT(*) FROM t, u GROUP BY ROLLUP (u)",
                "SELECT a + 1 AS t FROM t GROUP BY t, a",
                "SELECT 2 AS x FROM t AS x (k, l, m, n) GROUP BY x"
            })
    void whatMayBeTheRowIsRefused(String sql) {
        assertThatThrownBy(() -> REWRITTEN.query(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("a table and an alias");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS x FROM t GROUP BY x",
                "SELECT a AS a FROM t AS a GROUP BY a",
                "SELECT a AS x FROM t AS x GROUP BY a"
            })
    void otherNamesAreLeftAlone(String sql) {
        assertThat(REWRITTEN.query(sql)).isEqualTo(sql);
    }
}
