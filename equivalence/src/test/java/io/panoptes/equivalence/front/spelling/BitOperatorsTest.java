package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BitOperatorsTest {
    private static final ReadingProfile VALUES = ReadingProfiles.named("duckdb").forValuesAlone();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SELECT a & b FROM t; SELECT \"VALUES$OPERATOR_AND\"(a, b) FROM t",
                "SELECT a & b | c; SELECT \"VALUES$OPERATOR_OR\"( \"VALUES$OPERATOR_AND\"(a, b), c)",
                "SELECT a & (b | c); SELECT \"VALUES$OPERATOR_AND\"(a, (\"VALUES$OPERATOR_OR\"(b, c)))",
                "SELECT f(a) << -1; SELECT \"VALUES$OPERATOR_LEFT\"( f(a), -1)",
                "SELECT -1 >> (a + b) = c; SELECT \"VALUES$OPERATOR_RIGHT\"( -1, (a + b)) = c",
                "SELECT ~a & ~t.b; SELECT \"VALUES$OPERATOR_AND\"( \"VALUES$OPERATOR_NOT\"( a), \"VALUES$OPERATOR_NOT\"(t.\"b\"))"
            })
    void becomeCalls(String sql, String spelled) {
        assertThat(Respelled.of(sql, VALUES).text().replace(" ", "")).isEqualTo(spelled.replace(" ", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT a + b & c", "SELECT a & b * c", "SELECT a || b | c", "SELECT a & -b"})
    void longerExpressionsAreRefused(String sql) {
        assertThatThrownBy(() -> Respelled.of(sql, VALUES)).isInstanceOf(Unsupported.class);
    }

    @Test
    void elsewhereTheyAreTheParsers() {
        assertThat(Respelled.of("SELECT a & b", ReadingProfiles.named("duckdb")).text())
                .isEqualTo("SELECT a & b");
    }
}
