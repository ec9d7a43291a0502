package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class RefusedSyntaxTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RefusedSyntax());

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
}
