package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a product stands.
 *
 * @param facts what holds around it; the product matters only where they do
 * @param squashed whether only which rows it has matters, and not how often
 */
public record ProductContext(FreshVariables names, List<Formula> facts, boolean squashed) {
    public ProductContext {
        facts = List.copyOf(facts);
    }

    /** What holds around the product and within. */
    public Equalities equalities(Formula condition) {
        List<Formula> all = new ArrayList<>(facts);
        all.add(condition);
        return new Equalities(all);
    }
}
