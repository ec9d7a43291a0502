package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.List;
import java.util.Optional;

/** {@code Σ (a + b) -> Σ a + Σ b}, and the same for a difference. */
public final class SumOfSummands implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return sum.head() instanceof Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type)
                        && operation.isSum()
                ? Optional.of(Terms.strict(
                        operation,
                        List.of(
                                parts.part(sum, sum.product(), arguments.get(0)),
                                parts.part(sum, sum.product(), arguments.get(1))),
                        sum.type()))
                : Optional.empty();
    }
}
