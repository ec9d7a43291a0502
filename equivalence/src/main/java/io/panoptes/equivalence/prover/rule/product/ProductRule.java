package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.Optional;

/**
 * One step towards the normal form. What comes out has the same rows, or where the scope is squashed, the same without
 * regard to how often.
 */
public interface ProductRule {

    /** The product rewritten; empty where the rewrite has nothing to do. */
    Optional<Product> apply(Product product, ProductContext scope);

    default String name() {
        return getClass().getSimpleName();
    }
}
