package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.Optional;

/** {@code Σ p (if(c; a; b)) -> Σ p × c (a) + Σ p × ¬c (b)}. */
public final class SumOfChoice implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return sum.head() instanceof Term.If(Formula condition, Term then, Term otherwise)
                ? Optional.of(Factors.plus(
                        parts.part(sum, sum.product().where(condition), then),
                        parts.part(sum, sum.product().where(Formulas.not(condition)), otherwise),
                        sum.type()))
                : Optional.empty();
    }
}
