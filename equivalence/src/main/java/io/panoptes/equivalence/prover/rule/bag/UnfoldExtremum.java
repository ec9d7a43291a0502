package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.equivalence.prover.rule.product.FirstOfGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x. p (max{Σ y. q (a)}) -> Σ x, y. p × q (a) + Σ x. p × not(Σ y. q) (NULL)} where x fixes y, or y is
 * the first of its rows, so that there is one such y at most. Empty where no column of the head is such a value.
 */
final class UnfoldExtremum implements BagRule {
    private final FreshVariables names;

    UnfoldExtremum(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<List<Product>> apply(Product product, List<Formula> facts) {
        for (Term column : product.head()) {
            if (column instanceof Term.Extremum(boolean greatest, Bag bag, var type)
                    && bag.products().size() == 1
                    && isOneRow(bag.products().getFirst(), product, facts)) {
                Product inner = Substitution.copy(names, bag.products().getFirst());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(inner.vars());
                Product there = new Product(
                        vars,
                        Formulas.and(product.condition(), inner.condition()),
                        ReplacedColumn.in(product.head(), column, inner.head().getFirst()));
                Product absent = product.where(
                                Formulas.not(Formulas.exists(bag.products().getFirst())))
                        .withHead(ReplacedColumn.in(product.head(), column, Terms.nothing(type)));
                return Optional.of(List.of(Substitution.copy(names, there), Substitution.copy(names, absent)));
            }
        }
        return Optional.empty();
    }

    private boolean isOneRow(Product inner, Product around, List<Formula> facts) {
        List<Formula> known = new ArrayList<>(facts);
        known.add(around.condition());
        List<Formula> all = new ArrayList<>(known);
        all.add(inner.condition());
        return KeyFacts.determined(inner.vars(), new Equalities(all), FreeVariables.of(inner))
                        .containsAll(inner.vars())
                || FirstOfGroup.isOneRow(inner, new ProductContext(names, known, false));
    }
}
