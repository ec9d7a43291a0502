package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
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

    /** {@code a NOTNULL} is the column by another name in MySQL. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            duckdb     ; SELECT a ISNULL, a NOTNULL FROM t ; SELECT a IS NULL, a IS NOT NULL FROM t
            postgresql ; SELECT a NOTNULL FROM t           ; SELECT a IS NOT NULL FROM t
            duckdb     ; SELECT a AS notnull FROM t        ; SELECT a AS notnull FROM t
            duckdb     ; SELECT t.isnull FROM t            ; SELECT t."isnull" FROM t
            mysql      ; SELECT a NOTNULL FROM t           ; SELECT a NOTNULL FROM t
            """)
    void aWordBehindAnExpression(String profile, String from, String to) {
        assertThat(Respelled.of(from, ReadingProfiles.named(profile)).text()).isEqualTo(to);
    }

    @Test
    void isRefusedWhereItMayBeAnAlias() {
        assertThatThrownBy(() -> Respelled.of("SELECT a NOTNULL FROM t", ReadingProfiles.named("standard")))
                .isInstanceOf(Unsupported.class);
    }
}
