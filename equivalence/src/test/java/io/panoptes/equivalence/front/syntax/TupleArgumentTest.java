package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TupleArgumentTest {
    private static final Rewritten REWRITTEN = new Rewritten(TupleArgument::new);

    @Test
    void aRowIsAllItsColumns() {
        assertThat(REWRITTEN.query("SELECT c FROM u WHERE f(u)")).isEqualTo("SELECT c FROM u WHERE f(u.A, u.C)");
    }

    @Test
    void aColumnStays() {
        assertThat(REWRITTEN.query("SELECT c FROM u WHERE f(a)")).isEqualTo("SELECT c FROM u WHERE f(a)");
    }

    /** Else {@code COALESCE(c, 0)} in a subquery would be one of the row c around, though the subquery's table has a column c. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1 FROM t AS c WHERE EXISTS (SELECT 1 FROM u WHERE f(c) = 1)",
                "SELECT 1 FROM t WHERE EXISTS (SELECT 1 FROM u AS b WHERE f(b) = 1)",
                "SELECT 1 FROM t AS x WHERE EXISTS (SELECT 1 FROM (SELECT 1 AS x) AS y (x) WHERE f(x) = 1)",
                "SELECT 1 FROM t AS x WHERE EXISTS (SELECT 1 FROM (SELECT a AS x FROM u) AS y WHERE f(x) = 1)",
                "SELECT 1 FROM (SELECT a AS x FROM u) AS x, t AS y WHERE f(x) = 1",
                "SELECT 1 FROM t AS x WHERE COALESCE(x, 0) = 1",
                "SELECT 1 FROM t AS x GROUP BY a HAVING COUNT(x) > 1"
            })
    void aNameThatMayBeAnotherThingAndAKnownFunctionStay(String query) {
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
    }

    @Test
    void aRowOfTheQueryAround() {
        assertThat(REWRITTEN.query("SELECT 1 FROM t AS x WHERE EXISTS (SELECT 1 FROM u WHERE f(x) = a)"))
                .isEqualTo("SELECT 1 FROM t AS x WHERE EXISTS (SELECT 1 FROM u WHERE f(x.A, x.B, x.S, x.D) = a)");
    }
}
