package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupByOrdinalTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new GroupByOrdinal());

    @Test
    void isTheColumnAtThePosition() {
        assertThat(REWRITTEN.query("SELECT a, b FROM t GROUP BY 2, a")).isEqualTo("SELECT a, b FROM t GROUP BY b, a");
    }

    @Test
    void aNumberBeyondTheListStays() {
        assertThat(REWRITTEN.query("SELECT a FROM t GROUP BY 7")).isEqualTo("SELECT a FROM t GROUP BY 7");
    }
}
