package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.bag.BagRules;
import java.util.Optional;

/** A sum over rows that {@link BagRules#ofSums()} takes apart is the sum of the sums over the parts. */
public final class SumOfParts implements SumRule {
    private final BagRules rules = BagRules.ofSums();

    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return rules.apply(sum.product(), sum.around())
                .map(several -> several.stream()
                        .map(part -> parts.part(sum, part, sum.head()))
                        .reduce(Terms.constant(0), (left, right) -> Factors.plus(left, right, sum.type())));
    }
}
