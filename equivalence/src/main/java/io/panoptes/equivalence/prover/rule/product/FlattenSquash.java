package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code ‖Σ x. p × ‖Σ y. q‖‖ -> ‖Σ x, y. p × q‖}.
 *
 * <p>Only within a squash: elsewhere the sum over y would count its rows.
 */
record FlattenSquash() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        if (!scope.squashed()) {
            return Optional.empty();
        }
        List<Var> vars = new ArrayList<>(product.vars());
        List<Formula> parts = new ArrayList<>();
        boolean flattened = false;
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (conjunct instanceof Formula.Exists(Product inner)) {
                Product fresh = Substitution.copy(scope.names(), inner);
                vars.addAll(fresh.vars());
                parts.add(fresh.condition());
                flattened = true;
            } else {
                parts.add(conjunct);
            }
        }
        return flattened ? Optional.of(new Product(vars, Formulas.and(parts), product.head())) : Optional.empty();
    }
}
