package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code (p ∧ q) ∨ (p ∧ r) -> p ∧ (q ∨ r)}, so that p can fix a value or join rows. Only where p is in every part. */
record FactorDisjunction() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        List<Formula> conjuncts = new ArrayList<>();
        boolean factored = false;
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            List<Formula> common = common(conjunct);
            factored |= !common.isEmpty();
            conjuncts.addAll(common);
            conjuncts.add(common.isEmpty() ? conjunct : without(conjunct, common));
        }
        return factored ? Optional.of(product.withCondition(Formulas.and(conjuncts))) : Optional.empty();
    }

    /** What every part of a disjunction says. */
    private static List<Formula> common(Formula formula) {
        if (!(formula instanceof Formula.Or(List<Formula> parts)) || parts.size() < 2) {
            return List.of();
        }
        List<Formula> common = new ArrayList<>(Formulas.conjuncts(parts.getFirst()));
        for (Formula part : parts) {
            Set<CanonicalForm> said = forms(Formulas.conjuncts(part));
            common.removeIf(conjunct -> !said.contains(CanonicalForm.of(conjunct)));
        }
        return common;
    }

    private static Formula without(Formula disjunction, List<Formula> common) {
        Set<CanonicalForm> gone = forms(common);
        return Formulas.or(Formulas.disjuncts(disjunction).stream()
                .map(part -> Formulas.and(Formulas.conjuncts(part).stream()
                        .filter(conjunct -> !gone.contains(CanonicalForm.of(conjunct)))
                        .toList()))
                .toList());
    }

    private static Set<CanonicalForm> forms(List<Formula> formulas) {
        return formulas.stream().map(CanonicalForm::of).collect(Collectors.toSet());
    }
}
