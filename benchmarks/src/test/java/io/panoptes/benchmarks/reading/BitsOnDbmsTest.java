package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bits, and operators on the bits of whole numbers, as DuckDB has them. */
class BitsOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, b BIT, n INT)",
        "INSERT INTO t VALUES (1, '0101', 5), (2, '0011', -6), (3, NULL, 0), (4, '0101', 100), (5, 'xA', NULL)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b",
                "b & '0110'::BIT",
                "b | '1000'::BIT",
                "xor(b, '1111'::BIT)",
                "~b",
                "b << 1",
                "b >> 3 | '1000'::BIT",
                "b << id",
                "b = '0101'::BIT",
                "b <> '101'::BIT",
                "b IS NOT DISTINCT FROM NULL",
                "b IN ('0101'::BIT, '0011'::BIT)",
                "b::VARCHAR",
                "b::TINYINT",
                "b::BIGINT",
                "b::UTINYINT",
                "n::BIT",
                "n::SMALLINT::BIT::SMALLINT",
                "n::BIT::INT = n",
                "(n > 0)::BIT",
                "id::UTINYINT::BIT",
                "n::HUGEINT::BIT",
                "(n + 0.5)::DOUBLE::BIT::DOUBLE",
                "bitstring(b, 7)",
                "bit_count(b)",
                "length(b)",
                "bit_length(b)",
                "octet_length(b)",
                "get_bit(b, 1)",
                "set_bit(b, 0, 1)",
                "bit_position('1'::BIT, b)",
                "COALESCE(b, '1'::BIT)",
                "CASE WHEN id > 2 THEN b END",
                "TRY_CAST(b AS UTINYINT)",
                "n & 6",
                "n | 3",
                "-3 & id",
                "xor(n, id)",
                "~n",
                "1 << id",
                "id >> 1 = 1"
            })
    void duckDbGives(String expression) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT id, " + expression + " FROM t", "");
        }
    }

    @Test
    void groupsAreTold() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT b, COUNT(*) FROM t GROUP BY b", "0011 1 | 0101 2 | 1010 1 | NULL 1");
            dbms.gives("SELECT COUNT(DISTINCT b) FROM t", "3");
            dbms.gives("SELECT x.id FROM t x JOIN t y ON x.b = y.b AND x.id < y.id", "1");
        }
    }

    @Test
    void whatIsNotKnownIsRefused() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses("SELECT b < '1'::BIT FROM t", "what is done with a value of type BIT");
            dbms.refuses("SELECT b FROM t ORDER BY b", "what is done with a value of type BIT");
            dbms.refuses("SELECT MAX(b) FROM t", "what is done with a value of type BIT");
            dbms.refuses("SELECT b & '01'::BIT FROM t", "bits of different lengths");
            dbms.refuses("SELECT b = '0101' FROM t", "BIT beside another type");
            dbms.refuses("SELECT n + 1 & 3 FROM t", "put brackets around one of them");
            dbms.refuses("SELECT n << 20 FROM t", "may leave its type");
        }
    }
}
