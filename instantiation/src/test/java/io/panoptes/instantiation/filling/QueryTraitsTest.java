package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.api.Test;

class QueryTraitsTest {
    private static QueryTraits of(String sql) {
        return QueryTraits.of(SqlReader.query(sql));
    }

    /** {@code ORDER BY 1}, {@code GROUP BY 1} and {@code MAX(1)} mean something else than a column that holds 1. */
    @Test
    void constantsAreToldFromColumns() {
        assertThat(of("SELECT a FROM t WHERE b = 1").distinguishesConstants()).isFalse();
        assertThat(of("SELECT a FROM t LIMIT 1").distinguishesConstants()).isFalse();
        assertThat(of("SELECT a FROM t ORDER BY a").distinguishesConstants()).isTrue();
        assertThat(of("SELECT a FROM t GROUP BY a").distinguishesConstants()).isTrue();
        assertThat(of("SELECT MAX(a) FROM t").distinguishesConstants()).isTrue();
        assertThat(of("SELECT RANK() OVER (ORDER BY a) FROM t").distinguishesConstants())
                .isTrue();
        assertThat(of("SELECT a FROM t WHERE EXISTS (SELECT MAX(a) FROM u)").distinguishesConstants())
                .isTrue();
        assertThat(of("SELECT ABS(a) FROM t").distinguishesConstants()).isFalse();
    }

    @Test
    void groupingSetsAreMoreThanKeys() {
        assertThat(of("SELECT a FROM t GROUP BY a, b").hasGroupingSets()).isFalse();
        assertThat(of("SELECT a FROM t GROUP BY ROLLUP(a, b)").hasGroupingSets())
                .isTrue();
        assertThat(of("SELECT x.a FROM (SELECT a FROM t GROUP BY CUBE(a)) x").hasGroupingSets())
                .isTrue();
    }

    @Test
    void aliasesMayGiveColumnsOtherNames() {
        assertThat(of("SELECT a FROM t AS x").renamesColumns()).isFalse();
        assertThat(of("SELECT a FROM u WHERE a IN (SELECT c FROM t AS x(c, d))").renamesColumns())
                .isTrue();
        assertThat(of("SELECT c FROM (SELECT a FROM t) AS x(c)").renamesColumns())
                .isFalse();
    }

    @Test
    void nothingIsVerbatimInWhatWasRead() {
        assertThat(of("SELECT a FROM t").hasVerbatim()).isFalse();
    }
}
