package io.panoptes.equivalence.front.dependency;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowsOfOneTableTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9))",
            "CREATE TABLE r (k INT PRIMARY KEY, a INT, s VARCHAR(9))",
            "CREATE TABLE n (a INT, s VARCHAR(9) PRIMARY KEY)"));

    private static Relation query(String text) {
        return new Front(SCHEMA, ReadingProfiles.named("mysql")).translate(text);
    }

    private static boolean give(String left, String right) {
        return RowsOfOneTable.give(query(left), query(right));
    }

    @Test
    void theKeyStandsBesideTheText() {
        assertThat(give("SELECT k, s FROM t WHERE a = 1", "SELECT k, s FROM t ORDER BY a LIMIT 1"))
                .isTrue();
        assertThat(give("SELECT k, s FROM t", "SELECT t.k, t.s FROM r LEFT JOIN t ON r.k = t.a"))
                .isTrue();
        assertThat(give("SELECT k, s FROM t", "SELECT DISTINCT k, s FROM t")).isTrue();
        assertThat(give("SELECT k FROM t", "SELECT a FROM r")).isTrue();
    }

    /** No two constants of a pair that is read differ in case only. */
    @Test
    void constantsAreSpelledInOneWay() {
        assertThat(give("SELECT a, 'x' FROM t", "SELECT k, 'y' FROM r UNION SELECT a, 'z' FROM r"))
                .isTrue();
        assertThat(give("SELECT k, s, 'x' FROM t", "SELECT k, s, 'y' FROM t")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SELECT k, s FROM t | SELECT k, s FROM r
            SELECT a, s FROM t | SELECT a, s FROM t
            SELECT k, s FROM t | SELECT t.k, x.s FROM t JOIN t x ON t.a = x.k
            SELECT k, a, s FROM t | SELECT a, k, s FROM t
            SELECT k, s FROM t | SELECT k, 'a' FROM t
            SELECT k, 'a' FROM t | SELECT k, s FROM t UNION ALL SELECT k, 'a' FROM t
            SELECT k, s FROM t | SELECT k, MAX(s) FROM t GROUP BY k
            SELECT a, s FROM n | SELECT a, s FROM n
            """)
    void otherwiseTwoRowsMayAgree(String left, String right) {
        assertThat(give(left, right)).isFalse();
        assertThat(give(right, left)).isFalse();
    }
}
