package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HavingWithoutGroupingTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new HavingWithoutGrouping());

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
}
