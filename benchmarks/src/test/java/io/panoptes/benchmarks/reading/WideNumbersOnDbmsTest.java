package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole numbers without a sign and of 128 bits, as DuckDB has them. */
class WideNumbersOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, h HUGEINT, u UTINYINT, w UBIGINT)",
        "INSERT INTO t VALUES (1, 170141183460469231731687303715884105727, 255, 18446744073709551615), (2, -7, 0, 7)",
        "INSERT INTO t VALUES (3, NULL, NULL, NULL), (4, '-170141183460469231731687303715884105728', 7, 9)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "h, u, w",
                "(h // 2)::VARCHAR",
                "h % 10",
                "u + id",
                "u = 255",
                "w > 9223372036854775807",
                "h < w",
                "u / 2",
                "w::VARCHAR",
                "u::INT",
                "u::HUGEINT - 300",
                "(id - 1)::UHUGEINT",
                "'12'::UINTEGER + id",
                "TRY_CAST(h AS UBIGINT)",
                "COALESCE(u, 0)",
                "GREATEST(u, id)",
                "h & 15",
                "h IN (-7, 9)"
            })
    void duckDbGives(String expression) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT id, " + expression + " FROM t", "");
        }
    }

    @Test
    void aggregatesAndOrders() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT MIN(u), MAX(u), SUM(u), AVG(u), COUNT(w) FROM t", "0 255 262 87.3333333333 3");
            dbms.agrees("SELECT MIN(h), MAX(h) FROM t", "");
            dbms.gives("SELECT id FROM t ORDER BY h DESC LIMIT 1", "1");
        }
    }

    @Test
    void numbersOfAnyLength() throws SQLException {
        String[] digits = {
            "CREATE TABLE b (id INT, x BIGNUM)",
            "INSERT INTO b VALUES (1, '99999999999999999999999999999999999999999999'), (2, '-7'), (3, NULL)"
        };
        try (LiveDbms dbms = LiveDbms.duckDb(digits)) {
            dbms.gives("SELECT id FROM b WHERE x > '99999999999999999999999999999999999999999998'::BIGNUM", "1");
            dbms.gives("SELECT id, x = '-7'::BIGNUM FROM b", "1 0 | 2 1 | 3 NULL");
            dbms.gives("SELECT id FROM b WHERE x IS NOT NULL ORDER BY x LIMIT 1", "2");
        }
    }

    @Test
    void whatDoesNotFitHasNoAnswer() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses("SELECT h::UTINYINT FROM t", "too small for the value");
            dbms.refuses("SELECT 1.5::UTINYINT", "a cast of a fraction");
        }
    }
}
