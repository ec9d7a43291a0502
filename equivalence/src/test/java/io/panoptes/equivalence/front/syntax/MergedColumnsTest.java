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
    void aConditionStays() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t INNER JOIN u ON t.a = u.a");
    }
}
