package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
}
