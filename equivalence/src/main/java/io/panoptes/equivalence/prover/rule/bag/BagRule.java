package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import java.util.List;
import java.util.Optional;

/** One step from a product to several. What comes out has the same rows, each as often, wherever the facts hold. */
public interface BagRule {

    /** The products that stand for this one; empty where the rule has nothing to do. */
    Optional<List<Product>> apply(Product product, List<Formula> facts);
}
