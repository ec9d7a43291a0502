package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.Optional;

/** {@code Σ (a × 0) -> 0}. */
public final class ZeroFactor implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return Factors.of(sum.head()).stream().anyMatch(factor -> Terms.isNumber(factor, 0))
                ? Optional.of(Terms.constant(0))
                : Optional.empty();
    }
}
