package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code Σ a × (b + c) -> Σ a × b + Σ a × c}, and the same for a difference; a factor that does not refer to the rows stays outside. */
public final class DistributeFactors implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        Factors factors = Factors.of(sum);
        for (int i = 0; i < factors.inside().size(); i++) {
            if (factors.inside().get(i)
                            instanceof Term.Strict(ArithmeticOperation operation, List<Term> summands, var type)
                    && operation.isSum()) {
                Term left = Factors.product(with(factors.inside(), i, summands.get(0)), sum.type());
                Term right = Factors.product(with(factors.inside(), i, summands.get(1)), sum.type());
                Term both = Terms.strict(
                        operation,
                        List.of(parts.part(sum, sum.product(), left), parts.part(sum, sum.product(), right)),
                        sum.type());
                return Optional.of(factors.timesOutside(both, sum.type()));
            }
        }
        return Optional.empty();
    }

    private static List<Term> with(List<Term> factors, int place, Term factor) {
        List<Term> changed = new ArrayList<>(factors);
        changed.set(place, factor);
        return changed;
    }
}
