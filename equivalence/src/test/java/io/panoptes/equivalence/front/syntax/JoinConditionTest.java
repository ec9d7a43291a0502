package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JoinConditionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new JoinCondition());

    @Test
    void withoutAConditionIsACrossJoin() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t JOIN u")).isEqualTo("SELECT t.a FROM t CROSS JOIN u");
    }

    @Test
    void aCrossJoinWithAConditionIsAJoin() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t CROSS JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t INNER JOIN u ON t.a = u.a");
    }

    @Test
    void anOuterJoinStays() {
        assertThat(REWRITTEN.query("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a");
    }
}
