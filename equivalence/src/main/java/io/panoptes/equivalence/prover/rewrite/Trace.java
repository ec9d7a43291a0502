package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.equivalence.prover.rule.product.ProductRule;

/** Is told of every rewrite that is applied. */
@FunctionalInterface
public interface Trace {
    Trace NONE = (rewrite, before, after, scope) -> {};

    void step(ProductRule rewrite, Product before, Product after, ProductContext scope);
}
