package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfile;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over {@code t (a, b, s, d)} and {@code u (a, c)}. */
class FromClauseTest {
    /** A FROM clause and what can be told of it. */
    private record Told(FromClause clause, SqlNode from) {
        static Told of(String query) {
            SqlNode parsed = Rewritten.parse(query);
            SqlNode body = parsed instanceof SqlWith with ? with.body : parsed;
            SqlNode from = Objects.requireNonNull(((SqlSelect) body).getFrom());
            return new Told(FromClause.of(Rewritten.SCHEMA, parsed, ReadingProfile.STANDARD), from);
        }

        static Told ofFrom(String from) {
            return of("SELECT * FROM " + from);
        }

        String tables() {
            return clause.tables(from).entrySet().stream()
                    .map(table -> table.getKey() + " " + String.join(",", table.getValue()))
                    .collect(Collectors.joining(" | "));
        }

        String value(String column) {
            return clause.value(from, column, SqlParserPos.ZERO)
                    .map(Rewritten::text)
                    .orElse("");
        }

        String star() {
            return clause.star(from, SqlParserPos.ZERO).stream()
                    .map(Rewritten::text)
                    .collect(Collectors.joining(" "));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        t                                        ; T A,B,S,D
        t AS x                                   ; X A,B,S,D
        t AS x (p, q, r, s)                      ; ''
        u JOIN t ON TRUE                         ; U A,C | T A,B,S,D
        u, t AS x                                ; U A,C | X A,B,S,D
        nobody                                   ; ''
        u JOIN nobody ON TRUE                    ; U A,C
        (SELECT a, t.b AS z FROM t) AS q         ; Q A,Z
        (SELECT a, t.b FROM t) AS q              ; Q A,B
        (SELECT a + 1 FROM t) AS q               ; ''
        (SELECT * FROM u) AS q                   ; Q A,C
        (SELECT u.* FROM u) AS q                 ; ''
        (SELECT * FROM u JOIN nobody ON TRUE) AS q ; ''
        (SELECT * FROM u NATURAL JOIN t) AS q    ; Q A,C,B,S,D
        """)
    void tablesWithTheirColumns(String from, String tables) {
        assertThat(Told.ofFrom(from).tables()).isEqualTo(tables);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        WITH w AS (SELECT a FROM t) SELECT * FROM w                    ; W A
        WITH w (x) AS (SELECT a FROM t) SELECT * FROM w                ; W X
        WITH w AS (SELECT a + 1 FROM t) SELECT * FROM w                ; ''
        WITH t AS (SELECT c FROM u) SELECT * FROM t                    ; ''
        WITH w AS (SELECT a FROM t), v AS (WITH w AS (SELECT c FROM u) SELECT * FROM w) SELECT * FROM w ; ''
        """)
    void commonTablesWithTheirColumns(String query, String tables) {
        assertThat(Told.of(query).tables()).isEqualTo(tables);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        t                                 ; true  ; true
        t JOIN u ON TRUE                  ; true  ; true
        t JOIN u USING (a)                ; true  ; false
        t NATURAL JOIN u                  ; true  ; false
        t JOIN nobody ON TRUE             ; false ; false
        t JOIN t ON TRUE                  ; false ; false
        t JOIN u USING (a) JOIN u AS v ON TRUE ; true ; false
        """)
    void whetherAllCanBeTold(String from, boolean tables, boolean all) {
        Told told = Told.ofFrom(from);
        assertThat(told.clause().tellsTables(told.from())).isEqualTo(tables);
        assertThat(told.clause().tellsAll(told.from())).isEqualTo(all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        t                          ; A ; T.A
        t AS x                     ; A ; X.A
        t JOIN u USING (a)         ; A ; T.A
        t LEFT JOIN u USING (a)    ; A ; T.A
        t RIGHT JOIN u USING (a)   ; A ; U.A
        t FULL JOIN u USING (a)    ; A ; COALESCE(T.A, U.A)
        t NATURAL RIGHT JOIN u     ; A ; U.A
        t JOIN u USING (a)         ; B ; T.B
        t JOIN u USING (a)         ; C ; U.C
        t JOIN u USING (a)         ; Z ; ''
        t JOIN u ON TRUE           ; A ; ''
        t JOIN u ON TRUE           ; C ; U.C
        """)
    void theValueOfAColumn(String from, String column, String value) {
        assertThat(Told.ofFrom(from).value(column)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        t                          ; T.A T.B T.S T.D
        t JOIN u ON TRUE           ; T.A T.B T.S T.D U.A U.C
        u JOIN t USING (a)         ; A U.C T.B T.S T.D
        t NATURAL JOIN u           ; A T.B T.S T.D U.C
        """)
    void aStarStandsForColumnsInTheirOrder(String from, String columns) {
        assertThat(Told.ofFrom(from).star()).isEqualTo(columns);
    }

    @Test
    void theTableOfAColumn() {
        assertThat(provider("t RIGHT JOIN u USING (a)", "A")).contains("U");
        assertThat(provider("t FULL JOIN u USING (a)", "A")).isEmpty();
        assertThat(provider("t JOIN u ON TRUE", "A")).isEmpty();
        assertThat(provider("t JOIN u ON TRUE", "B")).contains("T");
    }

    private static Optional<String> provider(String from, String column) {
        Told told = Told.ofFrom(from);
        return told.clause().provider(told.from(), column);
    }
}
