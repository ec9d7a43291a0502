package io.panoptes.sql.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.text.SqlTextException;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreparedTextTest {
    private static final String ONE_ROW = "FROM (SELECT 0 AS only_row) AS only_row ";

    private static String text(String sql) {
        return PreparedText.of(sql, Set.of("date", "x")).text();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
        SELECT `a"b` FROM `t`       | SELECT "a""b" FROM "t"
        SELECT "a" FROM t           | SELECT "a" FROM t
        SELECT 1;                   | SELECT 1
        SELECT 1 ; ; -- c           | SELECT 1
        SELECT date FROM t          | SELECT "date" FROM t
        SELECT DATE '2020-01-01', x | SELECT DATE '2020-01-01', "x"
        SELECT date(a), a.X FROM t  | SELECT date(a), a."X" FROM t
        SELECT $a, a FROM t         | SELECT "$a", a FROM t
        SELECT 'date' FROM t        | SELECT 'date' FROM t
        """)
    void namesAndEnds(String sql, String prepared) {
        assertThat(text(sql)).isEqualTo(prepared);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
        SELECT DATEDIFF(a, b)       | SELECT "DATEDIFF"(a, b)
        SELECT DATEDIFF(DAY, a, b)  | SELECT DATEDIFF(DAY, a, b)
        SELECT DATEDIFF             | SELECT DATEDIFF
        """)
    void theDifferenceOfTwoDatesIsAFunction(String sql, String prepared) {
        assertThat(text(sql)).isEqualTo(prepared);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
        SELECT 'ä', `t`             | SELECT 'ä', "t"
        SELECT 'ж', `t`             | SELECT _UTF8'ж', "t"
        SELECT _UTF8'ж'             | SELECT _UTF8'ж'
        SELECT a 'ж'                | SELECT a _UTF8'ж'
        """)
    void otherLettersSayTheirCharacterSet(String sql, String prepared) {
        assertThat(text(sql)).isEqualTo(prepared);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1 #WHERE a",
                "SELECT (SELECT 1 #WHERE a) FROM t WHERE b",
                "SELECT 1 FROM t UNION SELECT 2 #WHERE a",
                "SELECT EXTRACT(YEAR FROM d) #WHERE a",
                "SELECT 1 FROM t WHERE EXISTS (SELECT 1 #WHERE b)",
                "SELECT COUNT(*) FILTER (WHERE a) FROM t WHERE b",
                "SELECT a) #WHERE b"
            })
    void aWhereWithoutAFromGetsOneRow(String sql) {
        assertThat(text(sql.replace("#", ""))).isEqualTo(sql.replace("#", ONE_ROW));
    }

    @Test
    void materializedIsBlankedOutAndRemembered() {
        PreparedText prepared = PreparedText.of(
                "WITH a AS MATERIALIZED (SELECT 1), bb(c, d) AS NOT\nMATERIALIZED (SELECT 2), e AS (SELECT 3) SELECT 4",
                Set.of());
        assertThat(prepared.text())
                .isEqualTo("WITH a AS              (SELECT 1), bb(c, d) AS    \n"
                        + "             (SELECT 2), e AS (SELECT 3) SELECT 4");
        assertThat(prepared.markers())
                .isEqualTo(Map.of(
                        5, Query.Materialization.MATERIALIZED,
                        35, Query.Materialization.NOT_MATERIALIZED));
        assertThat(prepared.materialization(new SqlParserPos(1, 6))).isEqualTo(Query.Materialization.MATERIALIZED);
        assertThat(prepared.materialization(new SqlParserPos(2, 27))).isEqualTo(Query.Materialization.UNSPECIFIED);
        assertThat(prepared.has("select", new SqlParserPos(1, 25))).isTrue();
        assertThat(prepared.has("SELECT", new SqlParserPos(2, 15))).isTrue();
        assertThat(prepared.has("SELECT", new SqlParserPos(1, 6))).isFalse();
    }

    @Test
    void aPlaceMovesWithWhatIsPutInBeforeIt() {
        PreparedText prepared =
                PreparedText.of("WITH `a` AS (SELECT x), b AS MATERIALIZED (SELECT 1) SELECT 2", Set.of("x"));
        assertThat(prepared.markers()).containsExactly(Map.entry(26, Query.Materialization.MATERIALIZED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT materialized (a)", "SELECT a AS materialized, b", "MATERIALIZED (a)"})
    void otherWordsMaterializedStay(String sql) {
        assertThat(text(sql)).isEqualTo(sql);
        assertThat(PreparedText.of(sql, Set.of()).markers()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ";", "-- nothing"})
    void anEmptyTextIsTold(String sql) {
        assertThatThrownBy(() -> text(sql)).isInstanceOf(SqlTextException.class).hasMessageContaining("empty");
    }
}
