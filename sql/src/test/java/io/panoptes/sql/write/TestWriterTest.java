package io.panoptes.sql.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With Derby, which has no word for these tests, and up to 10.6 no Boolean values either. */
class TestWriterTest {
    private static final Dialect WITHOUT_BOOLEANS = Dialects.DERBY.lacking(Construct.BOOLEAN);

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            (x > 1) IS TRUE          ; CASE WHEN x > 1 THEN TRUE ELSE FALSE END
            (x > 1) IS NOT FALSE     ; CASE WHEN NOT (x > 1) THEN FALSE ELSE TRUE END
            x IS NOT DISTINCT FROM y ; CASE WHEN x = y THEN TRUE WHEN x IS NULL AND y IS NULL THEN TRUE ELSE FALSE END
            """)
    void aTestIsSaidByItsCases(String test, String expected) {
        assertThat(written(test, Dialects.DERBY)).endsWith("WHERE " + expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            (x > 1) IS TRUE          ; (CASE WHEN x > 1 THEN 1 ELSE 0 END = 1)
            (x > 1) IS NOT FALSE     ; (CASE WHEN NOT (x > 1) THEN 0 ELSE 1 END = 1)
            x IS DISTINCT FROM y     ; (CASE WHEN x = y THEN 0 WHEN x IS NULL AND y IS NULL THEN 0 ELSE 1 END = 1)
            """)
    void withoutBooleanValuesTheCasesAreNumbers(String test, String expected) {
        assertThat(written(test, WITHOUT_BOOLEANS)).endsWith("WHERE " + expected);
    }

    private static String written(String test, Dialect dialect) {
        return SqlWriter.write(SqlReader.query("SELECT x FROM t WHERE " + test), dialect);
    }
}
