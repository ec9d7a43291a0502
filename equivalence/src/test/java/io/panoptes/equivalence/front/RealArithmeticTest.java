package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The types are those that PostgreSQL 15 and DuckDB 2.0.1 name; MySQL computes in 64 bits. */
class RealArithmeticTest {
    private static final Schema SCHEMA = SchemaReader.read(
            "CREATE TABLE w (k INT PRIMARY KEY, r FLOAT4, q FLOAT4, f DOUBLE PRECISION, n DECIMAL(5, 2))");

    private static SqlType type(String item, String profile) {
        return new Front(SCHEMA, ReadingProfiles.named(profile))
                .translate("SELECT " + item + " FROM w")
                .types()
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "postgresql, r + 1, 64",
        "postgresql, r * k, 64",
        "postgresql, r + 0.1, 64",
        "postgresql, n - r, 64",
        "postgresql, r / 2, 64",
        "postgresql, r + q, 32",
        "postgresql, r / q, 32",
        "postgresql, r * f, 64",
        "postgresql, -r, 32",
        "duckdb, r + 0.1, 32",
        "duckdb, r * n, 32",
        "duckdb, r + k, 32",
        "duckdb, r + q, 32",
        "duckdb, r / q, 32",
        "duckdb, r * f, 64",
        "mysql, r + q, 64",
        "mysql, r * 2, 64",
        "mysql, r / 2, 64",
        "mysql, r + f, 64",
        "postgresql, SUM(r), 32",
        "postgresql, SUM(r) OVER (), 32",
        "postgresql, AVG(r), 64",
        "duckdb, SUM(r), 64",
        "duckdb, AVG(r), 64",
        "duckdb, AVG(r) OVER (), 64",
        "mysql, SUM(r), 64",
        "mysql, AVG(r), 64",
        "standard, AVG(r), 64"
    })
    void aResultHasTheBitsThatItHasInTheDbms(String profile, String item, int bits) {
        assertThat(type(item, profile)).isEqualTo(new SqlType.DoubleType(bits));
    }

    @ParameterizedTest
    @CsvSource({"duckdb, k / r", "duckdb, r / n", "mysql, r / q"})
    void aQuotientOfOtherBitsIsRefused(String profile, String item) {
        assertThatThrownBy(() -> type(item, profile))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("quotient of a REAL");
    }
}
