package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;

/** Numbers for the kernel's own variables, which no prover hands out: they are below zero. */
public final class Fresh {
    private int next = -1;

    public Var var(Source source) {
        return new Var(next--, source);
    }
}
