package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConditionsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new Conditions(true));

    @Test
    void aNumberIsATruthValue() {
        assertThat(REWRITTEN.query("SELECT a FROM t WHERE a")).isEqualTo("SELECT a FROM t WHERE TRUTH(a)");
    }

    @Test
    void anUnknownFunctionGivesATruthValue() {
        assertThat(REWRITTEN.query("SELECT a FROM t WHERE f(a)")).isEqualTo("SELECT a FROM t WHERE F?BOOLEAN(a)");
    }

    @Test
    void aFilterIsACondition() {
        assertThat(REWRITTEN.query("SELECT COUNT(*) FILTER (WHERE a) FROM t"))
                .isEqualTo("SELECT COUNT(*) FILTER (WHERE TRUTH(a)) FROM t");
        assertThat(REWRITTEN.query("SELECT COUNT(*) FILTER (WHERE NULL) FROM t"))
                .isEqualTo("SELECT COUNT(*) FILTER (WHERE FALSE) FROM t");
    }

    @Test
    void aComparisonStays() {
        assertThat(REWRITTEN.query("SELECT a FROM t WHERE a = 1")).isEqualTo("SELECT a FROM t WHERE a = 1");
    }
}
