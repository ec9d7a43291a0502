package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class HavingWithoutGroupingTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new HavingWithoutGrouping(true));

    @Test
    void filtersRows() {
        assertThat(REWRITTEN.query("SELECT a AS x FROM t HAVING x > 1")).isEqualTo("SELECT a AS x FROM t WHERE a > 1");
    }

    @Test
    void staysBesideAGrouping() {
        assertThat(REWRITTEN.query("SELECT a AS x FROM t GROUP BY a HAVING a > 1"))
                .isEqualTo("SELECT a AS x FROM t GROUP BY a HAVING a > 1");
    }

    @Test
    void staysBesideAnAggregate() {
        assertThat(REWRITTEN.query("SELECT COUNT(*) AS x FROM t HAVING COUNT(*) > 1"))
                .isEqualTo("SELECT COUNT(*) AS x FROM t HAVING COUNT(*) > 1");
    }

    /** DuckDB gives a row for each of t, PostgreSQL one. */
    @Test
    void isRefusedWhereNobodyKnowsWhatItFilters() {
        Rewritten open = Rewritten.by(new HavingWithoutGrouping(false));
        assertThatThrownBy(() -> open.query("SELECT 1 FROM t HAVING 1 = 1"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: HAVING without groups or aggregates");
        String counted = "SELECT 1 FROM t HAVING COUNT(*) > 1";
        assertThat(open.query(counted)).isEqualTo(counted);
    }
}
