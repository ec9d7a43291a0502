package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SemiJoinTest {
    private static final Rewritten REWRITTEN = new Rewritten(SemiJoin::new);

    @Test
    void isAnExists() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t LEFT SEMI JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE t.a = u.a)");
    }

    @Test
    void anAntiJoinIsNotExists() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t LEFT ANTI JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE t.a = u.a)");
    }

    @Test
    void anOuterJoinStays() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a");
    }
}
