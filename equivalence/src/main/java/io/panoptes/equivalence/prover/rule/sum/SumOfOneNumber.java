package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.Optional;

/** {@code Σ. p (n) -> if(p; n; 0)} where there are no variables. */
public final class SumOfOneNumber implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return sum.product().vars().isEmpty()
                ? Optional.of(Terms.when(sum.product().condition(), sum.head(), Terms.constant(0)))
                : Optional.empty();
    }
}
