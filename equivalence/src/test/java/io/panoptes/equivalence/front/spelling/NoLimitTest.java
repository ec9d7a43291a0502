package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoLimitTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM t LIMIT -1                       ; SELECT a FROM t
            SELECT a FROM t LIMIT -1 OFFSET 2              ; SELECT a FROM t OFFSET 2
            SELECT (SELECT a FROM t LIMIT -20) FROM t      ; SELECT (SELECT a FROM t) FROM t
            SELECT a FROM t LIMIT -1, 3                    ; SELECT a FROM t LIMIT -1, 3
            SELECT a FROM t LIMIT 5                        ; SELECT a FROM t LIMIT 5
            SELECT a FROM t LIMIT - 1 + 3                  ; SELECT a FROM t LIMIT - 1 + 3
            """)
    void aLimitBelowZeroIsNone(String from, String to) {
        assertThat(Respelled.of(from, ReadingProfiles.named("sqlite")).text()).isEqualTo(to);
    }
}
