package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarMarksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SELECT * EXCLUDE a FROM t; SELECT \"STAR$\"(\"EXCLUDE$\"(a),\"END$\"()) FROM t",
                "SELECT t.* EXCEPT ('a') FROM t; SELECT \"STAR$\"(\"t\",\"EXCLUDE$\"(\"a\"),\"END$\"()) FROM t",
                "SELECT * REPLACE (a + 1 AS a) RENAME b AS c FROM t; SELECT \"STAR$\"(\"REPLACE$\"(a + 1 , a),\"RENAME$\"(b , c),\"END$\"()) FROM t",
                "SELECT COLUMNS(*) FROM t; SELECT \"STAR$\"(\"END$\"()) FROM t",
                "SELECT * FROM t EXCEPT SELECT * FROM u; SELECT * FROM t EXCEPT SELECT * FROM u",
                "SELECT a * b FROM t; SELECT a * b FROM t"
            })
    void aStarWithExceptionsIsMarked(String sql, String spelled) {
        assertThat(Respelled.of(sql, ReadingProfiles.named("duckdb").forValuesAlone())
                        .text()
                        .replace(" ", ""))
                .isEqualTo(spelled.replace(" ", ""));
    }
}
