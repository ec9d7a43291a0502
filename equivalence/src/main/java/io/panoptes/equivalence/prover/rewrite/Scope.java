package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a product stands.
 *
 * @param facts what holds around it; the product matters only where they do
 * @param squashed whether only which rows it has matters, and not how often
 */
public record Scope(Names names, List<Formula> facts, boolean squashed) {
    public Scope {
        facts = List.copyOf(facts);
    }

    /** What holds around the product and within. */
    Equalities equalities(Formula condition) {
        List<Formula> all = new ArrayList<>(facts);
        all.add(condition);
        return new Equalities(all);
    }
}
