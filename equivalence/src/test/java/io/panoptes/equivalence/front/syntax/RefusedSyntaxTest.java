package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedSyntaxTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RefusedSyntax(true, true));
    private static final Rewritten WITHOUT_SYMMETRIC = Rewritten.by(new RefusedSyntax(false, false));

    @Test
    void anyOfAQueryStays() {
        assertThat(REWRITTEN.query("SELECT a FROM t WHERE a = ANY (SELECT b FROM t)"))
                .isEqualTo("SELECT a FROM t WHERE a = SOME (SELECT b FROM t)");
    }

    @Test
    void anyOfAListIsRefused() {
        assertThatThrownBy(() -> REWRITTEN.query("SELECT a FROM t WHERE a = ANY (b)"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: ANY or ALL of what is no query");
    }

    @Test
    void pivotIsRefused() {
        assertThatThrownBy(() -> REWRITTEN.query("SELECT * FROM t PIVOT (SUM(a) FOR b IN (1, 2))"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: PIVOT");
    }

    /** {@code (1, 2) OVERLAPS (2, 3)} is false in SQL: a period ends before its end. */
    @ParameterizedTest
    @ValueSource(strings = {"OVERLAPS", "PRECEDES", "IMMEDIATELY SUCCEEDS", "CONTAINS", "EQUALS"})
    void periodsAreRefused(String operator) {
        assertThatThrownBy(() -> REWRITTEN.query("SELECT a FROM t WHERE (d, d) " + operator + " (d, d)"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: " + operator);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1.0 DESC", "0.1 NULLS LAST", "4294967297"})
    void aNumberThatIsNoPositionIsRefusedInOrderBy(String key) {
        assertThatThrownBy(() -> REWRITTEN.query("SELECT a FROM t ORDER BY " + key))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: ORDER BY a number that is no position");
    }

    @Test
    void positionsAreReadInOrderBy() {
        assertThat(REWRITTEN.query("SELECT a FROM t ORDER BY 1 DESC, a"))
                .isEqualTo("SELECT a FROM t ORDER BY 1 DESC, a");
    }

    @Test
    void boundsInEitherOrderAreReadWhereTheDbmsHasThem() {
        String query = "SELECT a FROM t WHERE a BETWEEN SYMMETRIC 3 AND 1";
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
        assertThatThrownBy(() -> WITHOUT_SYMMETRIC.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: BETWEEN SYMMETRIC, which this DBMS does not read");
        String plain = "SELECT a FROM t WHERE a BETWEEN ASYMMETRIC 3 AND 1";
        assertThat(WITHOUT_SYMMETRIC.query(plain)).isEqualTo(plain);
    }

    /** {@code CAST(t AS TIMESTAMP(0))} is not t where t has a fraction of a second. */
    @ParameterizedTest
    @ValueSource(strings = {"TIMESTAMP(0)", "TIMESTAMP(3)", "TIME(0)"})
    void timesOfAGivenNumberOfDigitsAreRefused(String type) {
        assertThatThrownBy(() -> REWRITTEN.expression("CAST(a AS " + type + ")"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: cast to a time of a given number of digits");
        String plain = "CAST(a AS TIMESTAMP)";
        assertThat(REWRITTEN.expression(plain)).isEqualTo(plain);
    }

    /** Calcite takes the frame of the referring window for one of RANGE. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(a) OVER (w ROWS 1 PRECEDING) FROM t WINDOW w AS (ORDER BY a)",
                "SELECT SUM(a) OVER v FROM t WINDOW w AS (ORDER BY a), v AS (w ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING)"
            })
    void aFrameOfRowsInAWindowThatRefersToAnotherIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: frame of ROWS in a window that refers to another");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(a) OVER w FROM t WINDOW w AS (ORDER BY a ROWS 1 PRECEDING)",
                "SELECT SUM(a) OVER (w ORDER BY a) FROM t WINDOW w AS (PARTITION BY b)",
                "SELECT SUM(a) OVER (w RANGE UNBOUNDED PRECEDING) FROM t WINDOW w AS (ORDER BY a)"
            })
    void otherWindowsStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }

    /** MySQL takes FULL for an alias, and the join for an inner one. */
    @Test
    void aFullJoinIsRefusedWhereTheDbmsHasNone() {
        String query = "SELECT t.a FROM t FULL JOIN u USING (a)";
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
        assertThatThrownBy(() -> WITHOUT_SYMMETRIC.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: FULL JOIN, which this DBMS does not read");
        assertThatThrownBy(() -> WITHOUT_SYMMETRIC.query("SELECT b FROM t FULL JOIN u ON b = c"))
                .isInstanceOf(Unsupported.class);
        String ofTheTable = "SELECT t.a FROM t FULL JOIN u ON t.a = u.a";
        assertThat(WITHOUT_SYMMETRIC.query(ofTheTable)).isEqualTo(ofTheTable);
    }
}
