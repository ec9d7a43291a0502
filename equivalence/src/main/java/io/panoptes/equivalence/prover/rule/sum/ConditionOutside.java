package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code Σ x. p × q(x) (n(x)) -> if(p; Σ x. q(x) (n(x)); 0)}. */
public final class ConditionOutside implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        Product product = sum.product();
        List<Formula> outside = new ArrayList<>();
        List<Formula> inside = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            boolean mentions = FreeVariables.of(conjunct).stream().anyMatch(product.vars()::contains);
            (mentions ? inside : outside).add(conjunct);
        }
        if (outside.isEmpty()) {
            return Optional.empty();
        }
        List<Formula> wider = new ArrayList<>(sum.around());
        wider.addAll(outside);
        Term rest = parts.split(sum.withAround(product.withCondition(Formulas.and(inside)), wider));
        return Optional.of(Terms.when(Formulas.and(outside), rest, Terms.constant(0)));
    }
}
