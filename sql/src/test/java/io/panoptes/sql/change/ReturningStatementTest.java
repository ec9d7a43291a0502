package io.panoptes.sql.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReturningStatementTest {
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
        Query read = SqlReader.query(statement);
        assertThat(written(ReturningStatement.asked(read))).isEqualTo(asked);
        assertThat(written(read)).isEqualTo(statement);
        assertThat(SqlReader.query(written(read))).isEqualTo(read);
    }

    /** A text, a name in quotes and a subquery may hold the word. */
    @Test
    void theWordCountsOutsideOfTextsAndBrackets() {
        assertThat(SqlReader.query("SELECT 'x RETURNING y' FROM t")).isInstanceOf(Query.Select.class);
        assertThat(written(SqlReader.query("DELETE FROM t WHERE t.b = 'RETURNING' RETURNING t.a;")))
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
        assertThatThrownBy(() -> SqlReader.query(statement)).isInstanceOfSatisfying(SqlTextException.class, e -> {
            assertThat(e.problem()).isEqualTo("this form of RETURNING is not supported");
            assertThat(e.column()).isEqualTo(statement.indexOf("RETURNING") + 1);
        });
    }

    @Test
    void anErrorBehindTheWordHasItsPlace() {
        String statement = "DELETE FROM t\nWHERE t.a = 1 RETURNING t.a FROM";
        assertThatThrownBy(() -> SqlReader.query(statement)).isInstanceOfSatisfying(SqlTextException.class, e -> {
            assertThat(e.line()).isEqualTo(2);
            assertThat(e.column()).isBetween(29, 33);
        });
    }

    @Test
    void h2HasATableOfWhatWasChanged() {
        assertThat(SqlWriter.write(SqlReader.query("DELETE FROM t WHERE t.a = 1 RETURNING t.b"), Dialects.H2))
                .isEqualTo("SELECT t.b FROM OLD TABLE (DELETE FROM t WHERE t.a = 1) AS t");
        assertThat(SqlWriter.write(SqlReader.query("UPDATE t SET a = 1 RETURNING a"), Dialects.H2))
                .isEqualTo("SELECT a FROM FINAL TABLE (UPDATE t SET a = 1) AS t");
    }

    /** An edit may take the rows apart. */
    @Test
    void whatNoStatementReturnsIsAskedAsItStands() {
        Query.Select counted = (Query.Select) SqlReader.query("SELECT COUNT(*) FROM t");
        assertThat(written(new Query.Returned(Query.Returning.DELETE, "t", counted)))
                .isEqualTo("SELECT COUNT(*) FROM t");
    }
}
