package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ y. q × not(Σ z. q × [a(y) < a(z)]) (a)} -> max{Σ y. q (a)}} and the same for min: of finitely many rows
 * the best are the best. Empty where the rows are not restricted so, or are of several products.
 */
final class ExtremumOfBest implements TermRule {
    private final FreshVariables names;

    ExtremumOfBest(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                ? best(greatest, bag).map(rows -> new Term.Extremum(greatest, rows, type))
                : Optional.empty();
    }

    private Optional<Bag> best(boolean greatest, Bag bag) {
        if (bag.products().size() != 1) {
            return Optional.empty();
        }
        Product product = bag.products().getFirst();
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Not(Formula.Exists ignored)) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                Product all = product.withCondition(Formulas.and(rest));
                if (CanonicalForm.of(ExtremumBound.nothingBeyond(names, greatest, all))
                        .equals(CanonicalForm.of(conjunct))) {
                    return Optional.of(new Bag(List.of(all)));
                }
            }
        }
        return Optional.empty();
    }
}
