package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PostgreSQL 15: {@code COALESCE(n, 1) / 3} has 20 digits where n is NULL, and 25 where n is 1. */
class LooseScalesTest {
    private static final Schema SCHEMA =
            SchemaReader.read("CREATE TABLE d (id INT PRIMARY KEY, n DECIMAL(30, 25), m DECIMAL(6, 2), b BIGINT)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COALESCE(n, 1) / 3 FROM d",
                "SELECT 1 / COALESCE(n, CAST(3 AS DECIMAL(30, 25))) FROM d",
                "SELECT (CASE WHEN id > 1 THEN n ELSE m END + 1) / 3 FROM d",
                "SELECT GREATEST(n, 1) / 3 FROM d",
                "SELECT SUM(CASE WHEN id = 1 THEN n ELSE 1 END) / 3 FROM d",
                "SELECT AVG(COALESCE(n, 1)) FROM d",
                "SELECT AVG(COALESCE(n, 1)) OVER () FROM d",
                "SELECT x / 3 FROM (SELECT n AS x FROM d UNION ALL SELECT 2 FROM d) q",
                "SELECT LAG(n, 1, 1) OVER (ORDER BY id) / 3 FROM d",
                "SELECT COALESCE(b, 0.5) / 7 FROM d",
                "SELECT CASE WHEN id = 1 THEN CAST(1 AS DECIMAL(30, 25)) ELSE 1 END / 3 FROM d",
                "SELECT x / 3 FROM (SELECT CAST(1 AS DECIMAL(30, 25)) AS x FROM d UNION ALL SELECT 2 FROM d) q",
            })
    void aQuotientOfWhatKeepsItsDigitsIsRefused(String sql) {
        assertThatThrownBy(() -> read("postgresql", sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("keeps its digits");
        assertThatCode(() -> read("duckdb", sql)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(CASE WHEN id = 1 THEN n ELSE 0 END) / COUNT(*) FROM d",
                "SELECT COALESCE(m, 1) / 3 FROM d",
                "SELECT COALESCE(n, 1), n / 3, AVG(n) OVER () FROM d",
                "SELECT CASE WHEN id > 1 THEN n END / 3 FROM d",
                "SELECT AVG(COALESCE(m, 0.5)) FROM d",
            })
    void whatHasAsManyDigitsEitherWayIsRead(String sql) {
        assertThatCode(() -> read("postgresql", sql)).doesNotThrowAnyException();
    }

    private static void read(String profile, String sql) {
        new Front(SCHEMA, ReadingProfiles.named(profile)).translate(sql);
    }
}
