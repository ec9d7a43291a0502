package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates of statistics as DuckDB computes them: of groups, of windows, of few rows and of none. */
class StatisticsOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, k INT, x DOUBLE, y INT)",
        "INSERT INTO t VALUES (1, 1, 1.5, 2), (2, 1, 2.5, 7), (3, 1, 4.0, 1), (4, 1, 9.0, 3), (5, 1, -2.25, 3)",
        "INSERT INTO t VALUES (6, 2, 0.5, 4), (7, 2, 3.5, 6), (8, 2, NULL, 1), (9, 2, 8.0, NULL)",
        "INSERT INTO t VALUES (10, 3, 7.5, 5), (11, 4, NULL, NULL)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "STDDEV(x)",
                "VARIANCE(y)",
                "STDDEV_POP(y)",
                "STDDEV_SAMP(x)",
                "STDDEV(DISTINCT y)",
                "VAR_POP(x)",
                "VAR_SAMP(y)",
                "SEM(x)",
                "SKEWNESS(y)",
                "KURTOSIS(x)",
                "KURTOSIS_POP(y)",
                "PRODUCT(x)",
                "FAVG(x)",
                "FSUM(y)",
                "COVAR_POP(x, y)",
                "COVAR_SAMP(x, y)",
                "REGR_COUNT(x, y)",
                "REGR_AVGX(x, y)",
                "REGR_AVGY(x, y)",
                "REGR_SXX(x, y)",
                "REGR_SYY(x, y)",
                "REGR_SXY(x, y)",
                "REGR_INTERCEPT(x, y)",
                "REGR_R2(x, y)",
                "REGR_R2(1.0, y)"
            })
    void gives(String call) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            String rounded = "ROUND(" + call + ", 9)";
            dbms.agrees("SELECT k, " + rounded + " FROM t GROUP BY k", "");
            dbms.agrees("SELECT " + rounded + " FROM t WHERE FALSE", "");
            dbms.agrees("SELECT id, ROUND(" + call + " OVER (PARTITION BY k), 9) FROM t", "");
        }
    }

    /** NaN where all values are the same. */
    @ParameterizedTest
    @ValueSource(strings = {"CORR(x, y)", "REGR_SLOPE(x, y)"})
    void givesWhereThereIsSpread(String call) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT k, ROUND(" + call + ", 9) FROM t WHERE k < 3 OR k > 3 GROUP BY k", "");
        }
    }

    /** DuckDB has 0 here where it squares what it must not. */
    @Test
    void powersOfLargeNumbersAreNotKnown() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses("SELECT REGR_R2(1e230 * id, id) FROM t", "too large or too small");
        }
    }
}
