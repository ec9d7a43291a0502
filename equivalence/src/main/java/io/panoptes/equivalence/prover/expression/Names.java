package io.panoptes.equivalence.prover.expression;

/** Hands out the numbers of the variables of one proof. */
public final class Names {
    private int next;

    public Names(int first) {
        this.next = first;
    }

    public Var fresh(Source source) {
        return new Var(next++, source);
    }
}
