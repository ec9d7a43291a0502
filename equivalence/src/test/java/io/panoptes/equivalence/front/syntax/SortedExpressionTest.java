package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class SortedExpressionTest {
    private static final Rewritten REWRITTEN = new Rewritten(SortedExpression::new);

    @Test
    void aNameInsideIsAColumn() {
        assertThat(REWRITTEN.query("SELECT a AS b FROM t ORDER BY -b"))
                .isEqualTo("SELECT a AS b FROM t ORDER BY - T.B");
    }

    @Test
    void aNameAloneIsAnAlias() {
        assertThat(REWRITTEN.query("SELECT a AS b FROM t ORDER BY b")).isEqualTo("SELECT a AS b FROM t ORDER BY b");
    }

    @Test
    void aNameThatIsNoColumnIsAnAlias() {
        assertThat(REWRITTEN.query("SELECT a AS x FROM t ORDER BY -x")).isEqualTo("SELECT a AS x FROM t ORDER BY - x");
    }

    /** {@code b} is a column of u or of t there, or the alias; Calcite and we would take it for one of the query around. */
    @Test
    void aNameInASubqueryIsRefused() {
        assertThatThrownBy(() ->
                        REWRITTEN.query("SELECT a AS b FROM t ORDER BY (SELECT COUNT(*) FROM t AS x WHERE b > 1)"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: ORDER BY a subquery with a name that may be an alias or a column");
        String other = "SELECT a AS b FROM t ORDER BY (SELECT COUNT(*) FROM u WHERE u.c = t.b)";
        assertThat(REWRITTEN.query(other)).isEqualTo(other);
    }
}
