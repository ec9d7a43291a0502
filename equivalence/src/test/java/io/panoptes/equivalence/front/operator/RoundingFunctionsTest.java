package io.panoptes.equivalence.front.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PostgreSQL 18.6: {@code CEIL(3) * 0.1 = 0.3} is false, {@code SQRT(2.0)} has the digits of a decimal. */
class RoundingFunctionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FLOOR(a) | CAST(a AS DOUBLE)",
                "CEIL(a) * 0.1 | CAST(a AS DOUBLE) * 0.1",
                "CEILING(a) | CAST(a AS DOUBLE)",
                "ROUND(a) / 2 | CAST(a AS DOUBLE) / 2",
                "DATE_PART('month', d) * 0.1 | CAST(EXTRACT(MONTH FROM d) AS DOUBLE) * 0.1"
            })
    void ofWholeNumbersAreInFloatingPoint(String function, String cast) {
        assertThat(read(function, "postgresql")).isEqualTo(read(cast, "postgresql"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SQRT(n)", "POWER(n, 2)", "EXP(n)", "SIGN(n)"})
    void ofDecimalsAreExact(String function) {
        assertThat(read("CAST(" + function + " AS DOUBLE)", "postgresql")).isNotEqualTo(read(function, "postgresql"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SQRT(a)", "POWER(f, n)", "SIGN(a)", "FLOOR(f)"})
    void othersAreInFloatingPoint(String function) {
        assertThat(read("CAST(" + function + " AS DOUBLE)", "postgresql")).isEqualTo(read(function, "postgresql"));
    }

    @Test
    void elsewhereAWholeNumberStaysOne() {
        assertThat(read("FLOOR(a)", "mysql")).isNotEqualTo(read("CAST(a AS DOUBLE)", "mysql"));
    }

    @Test
    void whatIsNoNumberIsRefused() {
        assertThatThrownBy(() -> read("ROUND('2.5')", "postgresql")).isInstanceOf(Unsupported.class);
    }

    private static String read(String item, String profile) {
        var schema = SchemaReader.read(List.of("CREATE TABLE t (a INT, n DECIMAL(6, 2), f DOUBLE, d DATE)"));
        return RelationText.of(
                new Front(schema, ReadingProfiles.named(profile)).translate("SELECT " + item + " FROM t"));
    }
}
