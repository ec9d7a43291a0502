package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListMarksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SELECT unnest([1, 2]); SELECT \"UNNEST$\"(\"LIST$\"(1, 2))",
                "SELECT f(unnest(l)) FROM t GROUP BY unnest(l); SELECT f(\"UNNEST$\"(l)) FROM t GROUP BY \"UNNEST$\"(l)",
                "SELECT a FROM t, unnest(l) AS u; SELECT a FROM t, unnest(l) AS u",
                "SELECT s[2] FROM t; SELECT s[2] FROM t"
            })
    void listsAndTheirRowsAreMarked(String sql, String spelled) {
        assertThat(Respelled.of(sql, ReadingProfiles.named("duckdb").forValuesAlone())
                        .text()
                        .replace(" ", ""))
                .isEqualTo(spelled.replace(" ", ""));
    }
}
