package io.panoptes.equivalence.front.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seconds of a moment are a decimal in PostgreSQL, whole in DuckDB and MySQL; the standard leaves it open. */
class LooseNumbersTest {
    private static final Schema SCHEMA = SchemaReader.read(
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, b BIGINT, m DECIMAL(6, 2), x DOUBLE PRECISION, ts TIMESTAMP)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM t WHERE CAST(EXTRACT(SECOND FROM ts) AS DOUBLE PRECISION) * 0.1 = 0.3",
                "SELECT k FROM t WHERE EXTRACT(SECOND FROM ts) = 3e0",
                "SELECT k FROM t WHERE EXTRACT(SECOND FROM ts) = 0.1000000000000000000001",
                "SELECT k FROM t WHERE EXTRACT(SECOND FROM ts) + 0.2 = 0.3 AND EXTRACT(SECOND FROM ts) = x",
                "SELECT k FROM t WHERE f(m) = SQRT(a)",
                "SELECT VARIANCE(m) FROM t HAVING SUM(x) > 1",
                "SELECT v FROM (SELECT f(m) AS v, x AS y FROM t) AS i WHERE y > 1",
            })
    void aLooseNumberIsRefusedBesideOneInFloatingPoint(String sql) {
        assertThatThrownBy(() -> read(sql, ReadingProfile.STANDARD))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("in a query with numbers in floating point");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM t WHERE EXTRACT(SECOND FROM ts) * 0.1 = 0.3",
                "SELECT MAX(f(m)), AVG(f(m) + 1) FROM t WHERE EXTRACT(SECOND FROM ts) > 30",
                "SELECT v + 1 FROM (SELECT f(m) AS v, a AS y FROM t) AS i WHERE v = 2",
                "SELECT k FROM t WHERE POWER(a, 2) + POWER(b, 2) > x",
                "SELECT f(x) FROM t WHERE x > 1e0",
                "SELECT COALESCE(f(m), 0), CASE WHEN a > 1 THEN f(m) ELSE m END FROM t",
                "SELECT VARIANCE(m), SUM(a) FROM t",
                "SELECT k FROM t WHERE f(m) > 12345678901234 AND 'a DOUBLE 1e0' <> 'REAL'",
            })
    void byItselfItIsRead(String sql) {
        assertThatCode(() -> read(sql, ReadingProfile.STANDARD)).doesNotThrowAnyException();
    }

    /** What the DBMS itself gives has its own type. */
    @ParameterizedTest
    @CsvSource({
        "postgresql, EXTRACT(SECOND FROM ts), decimal",
        "postgresql, 'DATE_PART(''second'', ts)', double",
        "postgresql, 'DATE_PART(''year'', ts)', double",
        "postgresql, TRIM_SCALE(m), decimal",
        "postgresql, FACTORIAL(a), decimal",
        "postgresql, SQRT(a), double",
        "postgresql, SQRT(m), decimal",
        "postgresql, VARIANCE(m), decimal",
        "postgresql, VARIANCE(x), double",
        "postgresql, 'CORR(m, a)', double",
        "duckdb, EXTRACT(SECOND FROM ts), whole",
        "duckdb, EXTRACT(MILLISECOND FROM ts), whole",
        "duckdb, EXTRACT(EPOCH FROM ts), double",
        "duckdb, TRUNC(m), decimal",
        "duckdb, VARIANCE(m), double",
        "mysql, EXTRACT(SECOND FROM ts), whole",
        "mysql, 'TRUNCATE(m, 1)', decimal",
    })
    void theTypeIsThatOfTheDbms(String profile, String number, String kind) {
        SqlType type = read("SELECT %s FROM t".formatted(number), ReadingProfiles.named(profile))
                .types()
                .getFirst();
        assertThat(
                        switch (type) {
                            case SqlType.DecimalType ignored -> "decimal";
                            case SqlType.DoubleType ignored -> "double";
                            case SqlType.IntegerType ignored -> "whole";
                            default -> type.toString();
                        })
                .isEqualTo(kind);
    }

    private static Relation read(String sql, ReadingProfile profile) {
        return new Front(SCHEMA, profile).translate(sql);
    }
}
