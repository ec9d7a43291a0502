package io.panoptes.dbms.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.shelldriver.ShellRows;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteShellTest {
    private final SqliteShell shell = new SqliteShell();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Parse error near line 4: no such table: t|[SQLITE_ERROR] (no such table: t)",
                "Runtime error near line 13: UNIQUE constraint failed: t.a (19)|[SQLITE_CONSTRAINT] (UNIQUE constraint failed: t.a)",
                "Error: near line 2: no such table: t|[SQLITE_ERROR] (no such table: t)",
                "Error: stepping, UNIQUE constraint failed: t.a (19)|[SQLITE_CONSTRAINT] (stepping, UNIQUE constraint failed: t.a)"
            })
    void errorsAreWordedAsTheDriverWordsThem(String printed, String message) {
        assertThat(shell.error(printed + "\n  SELECT 1 +\n   ^--- error here\n"))
                .map(SQLException::getMessage)
                .contains(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "where.c:12:3: runtime error: shift exponent 64 is too large\n", "a warning: b\n"})
    void otherOutputIsNoError(String printed) {
        assertThat(shell.error(printed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1, java.lang.Long, 1",
        "-9223372036854775808, java.lang.Long, -9223372036854775808",
        "1.0, java.lang.Double, 1.0",
        "1.0e+300, java.lang.Double, 1.0E300",
        "Inf, java.lang.Double, Infinity",
        "-9.0e+999, java.lang.Double, -Infinity",
        "unistr('a\\u000ab\\\\c'), java.lang.String, 'a\nb\\c'"
    })
    void aValueTellsItsType(String printed, String type, String value) {
        Object read = shell.value(new ShellRows.Cell(printed, false), "");
        assertThat(read).isNotNull();
        assertThat(read.getClass().getName()).isEqualTo(type);
        assertThat(read.toString()).isEqualTo(value.replace("\\\\", "\\"));
    }
}
