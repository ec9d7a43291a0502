package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.Optional;

/** {@code Σ x. false (n) -> 0}, and the same for a number that is NULL, which belongs to no row. */
public final class EmptySum implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        boolean isEmpty = sum.product().condition().equals(Formula.FALSE) || Terms.isNull(sum.head());
        return isEmpty ? Optional.of(Terms.constant(0)) : Optional.empty();
    }
}
