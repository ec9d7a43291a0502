package io.panoptes.equivalence.prover.expression;

/** Hands out the numbers of the variables of one proof. */
public final class FreshVariables {
    private int next;

    public FreshVariables(int first) {
        this.next = first;
    }

    public Var fresh(Source source) {
        return new Var(next++, source);
    }
}
