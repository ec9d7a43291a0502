package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MergedColumnsTest {
    private static final Rewritten REWRITTEN = new Rewritten(MergedColumns::new);

    @Test
    void aMergedColumnIsThatOfTheLeft() {
        assertThat(REWRITTEN.query("SELECT a FROM t JOIN u USING (a)"))
                .isEqualTo("SELECT T.A AS a FROM t INNER JOIN u ON T.A = U.A");
    }

    @Test
    void ofAFullJoinItIsTheFirstThatIsThere() {
        assertThat(REWRITTEN.query("SELECT a FROM t FULL JOIN u USING (a)"))
                .isEqualTo("SELECT COALESCE(T.A, U.A) AS a FROM t FULL JOIN u ON T.A = U.A");
    }

    @Test
    void aStarHasItOnce() {
        assertThat(REWRITTEN.query("SELECT * FROM t NATURAL JOIN u"))
                .isEqualTo("SELECT T.A AS A, T.B, T.S, T.D, U.C FROM t INNER JOIN u ON T.A = U.A");
    }

    @Test
    void anotherColumnOfThatNameIsNone() {
        assertThat(REWRITTEN.query("SELECT t.b, u.c FROM t JOIN u USING (a), u AS v"))
                .isEqualTo("SELECT t.b, u.c FROM t INNER JOIN u ON T.A = U.A, u AS v");
        assertThat(REWRITTEN.query("SELECT * FROM u NATURAL JOIN u AS w, u AS v"))
                .isEqualTo(
                        "SELECT U.A AS A, U.C AS C, V.A, V.C FROM u INNER JOIN u AS w ON U.A = W.A AND U.C = W.C, u AS v");
    }

    @Test
    void columnsOfAListOfValuesAreTold() {
        assertThat(REWRITTEN.query("SELECT a FROM u NATURAL JOIN (VALUES (1, 2)) AS v (a, k)"))
                .isEqualTo("SELECT U.A AS a FROM u INNER JOIN (VALUES ROW(1, 2)) AS v (a, k) ON U.A = V.A");
    }

    @Test
    void columnsOfASetOperationAreThoseOfItsFirstQuery() {
        assertThat(REWRITTEN.query("SELECT a FROM u NATURAL JOIN (SELECT a FROM t UNION SELECT b FROM t) AS v"))
                .endsWith("ON U.A = V.A");
    }

    @Test
    void aWindowLooksAtTheMergedColumn() {
        assertThat(REWRITTEN.query("SELECT COUNT(*) OVER w FROM t JOIN u USING (a) WINDOW w AS (ORDER BY a)"))
                .endsWith("WINDOW w AS (ORDER BY T.A)");
    }

    @Test
    void aConditionStays() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t INNER JOIN u ON t.a = u.a");
    }
}
