package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.values.BareDecimal;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BareDecimalTest {
    /** DuckDB: 18 digits, 3 behind the point; MySQL: 10, none behind; PostgreSQL: as many as there are. */
    @ParameterizedTest
    @CsvSource({"duckdb, '18, 3'", "mysql, '10, 0'", "postgresql, '65, 30'", "standard, '18, 3'"})
    void eachDbmsHasDigitsOfItsOwn(String name, String digits) {
        Rewritten rewritten = Rewritten.by(BareDecimal.of(ReadingProfiles.named(name)));
        assertThat(rewritten.expression("CAST(a AS DECIMAL)")).isEqualTo("CAST(a AS DECIMAL(%s))".formatted(digits));
        assertThat(rewritten.expression("CAST(a AS NUMERIC) + 1"))
                .isEqualTo("CAST(a AS DECIMAL(%s)) + 1".formatted(digits));
    }

    @ParameterizedTest
    @CsvSource({"duckdb", "mysql", "postgresql", "standard"})
    void whatIsWrittenStays(String name) {
        Rewritten rewritten = Rewritten.by(BareDecimal.of(ReadingProfiles.named(name)));
        assertThat(rewritten.expression("CAST(a AS DECIMAL(6, 2))")).isEqualTo("CAST(a AS DECIMAL(6, 2))");
        assertThat(rewritten.expression("CAST(a AS DECIMAL(6))")).isEqualTo("CAST(a AS DECIMAL(6))");
        assertThat(rewritten.expression("CAST(a AS INTEGER)")).isEqualTo("CAST(a AS INTEGER)");
    }
}
