package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IsComparisonTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
            a IS b             ; a IS NOT DISTINCT FROM b
            a IS NOT 'x'       ; a IS DISTINCT FROM 'x'
            a IS (b + 1)       ; a IS NOT DISTINCT FROM (b + 1)
            a ISNULL           ; a IS NULL
            a NOTNULL AND b    ; a IS NOT NULL AND b
            a IS NULL          ; a IS NULL
            a is not null      ; a is not null
            a IS NOT TRUE      ; a IS NOT TRUE
            a IS DISTINCT FROM b ; a IS DISTINCT FROM b
            a IS NOT DISTINCT FROM b ; a IS NOT DISTINCT FROM b
            """)
    void spelled(String from, String to) {
        assertThat(Respelled.of("SELECT " + from + " FROM t", ReadingProfiles.named("sqlite"))
                        .text())
                .isEqualTo("SELECT " + to + " FROM t");
    }
}
