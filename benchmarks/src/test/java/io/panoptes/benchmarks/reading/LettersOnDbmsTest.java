package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The case of letters beyond ASCII, as DuckDB has it. */
class LettersOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, s VARCHAR)",
        "INSERT INTO t VALUES (1, 'MÜHLEISEN'), (2, 'mühleisen'), (3, 'Straße'), (4, 'ΑΣ'), (5, 'İstanbul'), (6, 'ǅ 🦆'), (7, NULL)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LOWER(s)",
                "UPPER(s)",
                "lcase(s) || ucase(s)",
                "s ILIKE 'm_HLEISEN'",
                "s ILIKE '%ß%'",
                "s NOT ILIKE '%ασ'",
                "s ILIKE 'İ%'",
                "s ILIKE 'm$ühleisen' ESCAPE '$'",
                "'50%' ILIKE '50$%' ESCAPE '$' AND s IS NULL",
                "s COLLATE NOCASE = 'MüHLEISEN'",
                "s COLLATE NOCASE IN ('straße', 'ας')"
            })
    void duckDbGives(String expression) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT id, " + expression + " FROM t", "");
        }
    }

    /** All letters of the basic plane, but for those that have become letters with another case lately. */
    @Test
    void everyLetterHasTheCaseThatDuckDbGivesIt() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb("CREATE TABLE c (x INT, s VARCHAR)")) {
            StringBuilder letters = new StringBuilder();
            for (int letter = 0xA1; letter < 0xD800; letter++) {
                boolean recent = letter == 0x19B
                        || letter == 0x264
                        || (letter >= 0x1C80 && letter < 0x1C90)
                        || (letter >= 0xA7C0 && letter < 0xA800);
                if (!recent
                        && (Character.toLowerCase(letter) != letter
                                || Character.toUpperCase(letter) != letter
                                || letter == 'ß')) {
                    letters.appendCodePoint(letter);
                }
            }
            dbms.agrees("SELECT LOWER('%1$s'), UPPER('%1$s')".formatted(letters), "ẞ");
            dbms.refuses("SELECT UPPER('ƛ')", "new in Unicode");
            dbms.refuses("SELECT 'a' ILIKE 'ab' ESCAPE 'b'", "such an ESCAPE");
        }
    }
}
