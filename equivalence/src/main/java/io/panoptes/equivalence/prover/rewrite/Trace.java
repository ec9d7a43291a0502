package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Product;

/** Is told of every rewrite that is applied. */
@FunctionalInterface
public interface Trace {
    Trace NONE = (rewrite, before, after, scope) -> {};

    void step(Rewrite rewrite, Product before, Product after, ProductContext scope);
}
