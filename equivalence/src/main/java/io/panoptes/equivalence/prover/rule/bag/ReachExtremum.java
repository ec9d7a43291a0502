package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.term.ExtremumBound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ x. p (max{Σ y. q (a)}) -> Σ x, y. p × q × not(Σ z. q × [a(y) < a(z)]) (a) + Σ x. p × not(Σ y. q) (NULL)} and
 * the same for min, where a is never NULL and fixes y, so that one such y reaches the bound. Empty where no column of
 * the head is such a value.
 */
final class ReachExtremum implements BagRule {
    private final FreshVariables names;

    ReachExtremum(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<List<Product>> apply(Product product, List<Formula> facts) {
        for (Term column : product.head()) {
            if (column instanceof Term.Extremum(boolean greatest, Bag bag, var type)
                    && bag.products().size() == 1
                    && isReachedOnce(bag.products().getFirst(), product, facts)) {
                Product inner = Substitution.copy(names, bag.products().getFirst());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(inner.vars());
                Product there = new Product(
                        vars,
                        Formulas.and(
                                product.condition(),
                                inner.condition(),
                                ExtremumBound.nothingBeyond(names, greatest, inner)),
                        ReplacedColumn.in(product.head(), column, inner.head().getFirst()));
                Product absent = product.where(
                                Formulas.not(Formulas.exists(bag.products().getFirst())))
                        .withHead(ReplacedColumn.in(product.head(), column, Terms.nothing(type)));
                return Optional.of(List.of(Substitution.copy(names, there), Substitution.copy(names, absent)));
            }
        }
        return Optional.empty();
    }

    /** Whether the value is there for each row, and no two rows have the same. */
    private boolean isReachedOnce(Product inner, Product around, List<Formula> facts) {
        Term value = inner.head().getFirst();
        Var bound = names.fresh(new Source.AnyValue(value.type()));
        List<Formula> all = new ArrayList<>(facts);
        all.add(around.condition());
        all.add(inner.condition());
        all.add(Formulas.same(value, Terms.variable(bound)));
        Equalities equalities = new Equalities(all);
        Set<Var> known = FreeVariables.of(inner);
        known.add(bound);
        return !inner.vars().isEmpty()
                && equalities.isPresent(value)
                && KeyFacts.determined(inner.vars(), equalities, known).containsAll(inner.vars());
    }
}
