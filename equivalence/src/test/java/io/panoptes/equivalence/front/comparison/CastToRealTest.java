package io.panoptes.equivalence.front.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class CastToRealTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CastToReal());

    @Test
    void castsOfTheQueryAreMarked() {
        assertThat(REWRITTEN.expression("CAST(a AS REAL)")).isEqualTo("PLAIN_VALUE(CAST(a AS REAL))");
        assertThat(REWRITTEN.expression("CAST(a AS FLOAT)")).isEqualTo("PLAIN_VALUE(CAST(a AS FLOAT))");
        assertThat(REWRITTEN.expression("CAST(a AS DOUBLE)")).isEqualTo("CAST(a AS DOUBLE)");
    }
}
