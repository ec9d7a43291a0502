package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.spelling.Respelled;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DuckDB's {@code TRIM(s)} cuts off a no-break space (U+00A0), too, and {@code TRIM(BOTH ' ' FROM s)} does not. */
class TrimOfBlanksTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            TRIM(BOTH ' ' FROM s)              ; DUCKDB( s, ' ')
            TRIM(' ' FROM s || 'x')            ; DUCKDB( s || 'x', ' ')
            trim(both ' ' from TRIM(' ' FROM s)) ; DUCKDB( DUCKDB( s, ' '), ' ')
            TRIM(s)                            ; TRIM(s)
            TRIM(BOTH 'x' FROM s)              ; TRIM(BOTH 'x' FROM s)
            """)
    void becomesTheFunctionOfTwoTexts(String written, String read) {
        assertThat(Respelled.of("SELECT %s FROM t".formatted(written), ReadingProfiles.named("duckdb"))
                        .text())
                .isEqualTo("SELECT " + read.replace("DUCKDB", "\"DUCKDB$TRIM\"") + " FROM t");
    }

    @Test
    void isReadByTheStandardAsItStands() {
        String sql = "SELECT TRIM(BOTH ' ' FROM s) FROM t";
        assertThat(Respelled.of(sql, ReadingProfile.STANDARD).text()).isEqualTo(sql);
    }
}
