package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

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
}
