package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AggregateOrderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SELECT first(a ORDER BY b DESC) FROM t; SELECT \"FIRST$IN$GROUP\"(a) WITHIN GROUP ( ORDER BY b DESC ) FROM t",
                "SELECT any_value(a) FROM t; SELECT any_value(a) FROM t",
                "SELECT any_value(f(a) ORDER BY g(b)) FROM t; SELECT \"FIRST$PRESENT\"(f(a)) WITHIN GROUP ( ORDER BY g(b) ) FROM t",
                "SELECT count(a ORDER BY b), max(f(a) ORDER BY b DESC) FROM t; SELECT count(a), max(f(a)) FROM t",
                "SELECT first(a) OVER (ORDER BY b) FROM t; SELECT first(a) OVER (ORDER BY b) FROM t",
                "SELECT arg_min(a, b) FROM t; SELECT \"AT$SMALLEST\"(a, b) FROM t",
                "SELECT a FROM t ORDER BY a NULLS FIRST; SELECT a FROM t ORDER BY a NULLS FIRST",
                "SELECT a FROM t FETCH FIRST (2) ROWS ONLY; SELECT a FROM t FETCH FIRST (2) ROWS ONLY"
            })
    void standsBehindTheBrackets(String sql, String spelled) {
        assertThat(Respelled.of(sql, ReadingProfiles.named("duckdb")).text()).isEqualTo(spelled);
    }
}
