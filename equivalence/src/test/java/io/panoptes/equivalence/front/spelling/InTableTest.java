package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InTableTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a IN t FROM u                   ; SELECT a IN ( SELECT * FROM t ) FROM u
            SELECT a NOT IN main.t FROM u          ; SELECT a NOT IN ( SELECT * FROM main . t ) FROM u
            SELECT a FROM u WHERE a IN t           ; SELECT a FROM u WHERE a IN ( SELECT * FROM t )
            SELECT a IN (1, 2) FROM u              ; SELECT a IN ( 1 , 2 ) FROM u
            SELECT a IN f(1) FROM u                ; SELECT a IN f ( 1 ) FROM u
            """)
    void aTableIsItsRows(String from, String to) {
        assertThat(Spelled.by(new InTable(), from)
                        .replace("(SELECT", "( SELECT")
                        .replaceAll(" +", " "))
                .isEqualTo(to);
    }

    /** Only where the DBMS reads it so. */
    @ParameterizedTest
    @CsvSource({"sqlite, true", "duckdb, false"})
    void belongsToSqlite(String profile, boolean rewritten) {
        assertThat(Respelled.of("SELECT a IN t FROM u", ReadingProfiles.named(profile))
                        .text()
                        .contains("SELECT * FROM t"))
                .isEqualTo(rewritten);
    }
}
