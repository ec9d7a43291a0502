package io.panoptes.sql.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReturningStatementTest {
    private static Query read(String text) {
        return SqlReader.side(text, new Schema(List.of()));
    }

    private static String written(Query query) {
        return SqlWriter.write(query, Dialect.PORTABLE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DELETE FROM t WHERE t.a > 1 RETURNING t.a + 1, t.b | SELECT t.a + 1, t.b FROM t WHERE t.a > 1
            DELETE FROM t RETURNING t.a | SELECT t.a FROM t
            UPDATE t SET a = t.b + 1 WHERE t.b = 2 RETURNING a, b | SELECT t.b + 1 AS a, t.b AS b FROM t WHERE t.b = 2
            INSERT INTO t (b, a) SELECT u.a AS b, u.b AS a FROM u RETURNING b, a | SELECT u.a AS b, u.b AS a FROM u
            """)
    void asksTheTablesBeforeIt(String statement, String asked) {
        Query side = read(statement);
        assertThat(written(ReturningStatement.asked(side))).isEqualTo(asked);
        assertThat(written(side)).isEqualTo(statement);
        assertThat(read(written(side))).isEqualTo(side);
    }

    /** A text, a name in quotes and a subquery may hold the word. */
    @Test
    void theWordCountsOutsideOfTextsAndBrackets() {
        assertThat(read("SELECT 'x RETURNING y' FROM t")).isInstanceOf(Query.Select.class);
        assertThat(written(read("DELETE FROM t WHERE t.b = 'RETURNING' RETURNING t.a;")))
                .isEqualTo("DELETE FROM t WHERE t.b = 'RETURNING' RETURNING t.a");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DELETE FROM t RETURNING COUNT(*)
            DELETE FROM t RETURNING (SELECT MAX(u.a) FROM u)
            DELETE FROM t RETURNING *
            DELETE FROM t RETURNING ROW_NUMBER() OVER (ORDER BY t.a)
            UPDATE t SET a = 1 RETURNING b
            UPDATE t SET a = 1 RETURNING a + 1
            UPDATE t SET a = 1 RETURNING a, a
            INSERT INTO t (a, b) SELECT u.a, u.b FROM u RETURNING a
            INSERT INTO t (a) VALUES (1) RETURNING a
            """)
    void whatIsNotOfEachRowIsRefusedWithItsPlace(String statement) {
        assertThatThrownBy(() -> read(statement)).isInstanceOfSatisfying(SqlTextException.class, e -> {
            assertThat(e.problem()).isEqualTo("this form of RETURNING is not supported");
            assertThat(e.column()).isEqualTo(statement.indexOf("RETURNING") + 1);
        });
    }

    @Test
    void anErrorBehindTheWordHasItsPlace() {
        String statement = "DELETE FROM t\nWHERE t.a = 1 RETURNING t.a FROM";
        assertThatThrownBy(() -> read(statement)).isInstanceOfSatisfying(SqlTextException.class, e -> {
            assertThat(e.line()).isEqualTo(2);
            assertThat(e.column()).isBetween(29, 33);
        });
    }

    @Test
    void h2HasATableOfWhatWasChanged() {
        assertThat(SqlWriter.write(read("DELETE FROM t WHERE t.a = 1 RETURNING t.b"), Dialects.H2))
                .isEqualTo("SELECT t.b FROM OLD TABLE (DELETE FROM t WHERE t.a = 1) AS t");
        assertThat(SqlWriter.write(read("UPDATE t SET a = 1 RETURNING a"), Dialects.H2))
                .isEqualTo("SELECT a FROM FINAL TABLE (UPDATE t SET a = 1) AS t");
    }

    /** A candidate of a model, or of a test suite, must not be one. */
    @Test
    void noQueryIsSuchAStatement() {
        assertThatThrownBy(() -> SqlReader.query("DELETE FROM t RETURNING t.a")).isInstanceOf(SqlTextException.class);
    }

    /** An edit may take the rows apart. */
    @Test
    void whatNoStatementReturnsIsAskedAsItStands() {
        Query.Select counted = (Query.Select) read("SELECT COUNT(*) FROM t");
        assertThat(written(new Query.Returned(Query.Returning.DELETE, "t", counted)))
                .isEqualTo("SELECT COUNT(*) FROM t");
    }
}
