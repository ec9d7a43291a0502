package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ x. p (max{Σ y. q (a) + ...}) + ...} -> max{Σ x, y. p × q (a) + ...}} and the same for min: NULLs do not
 * count, so that a group without a value adds none. Empty where no head is such a value.
 */
final class FlattenExtremum implements TermRule {
    private final FreshVariables names;

    FlattenExtremum(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                ? flatten(greatest, bag).map(rows -> new Term.Extremum(greatest, rows, type))
                : Optional.empty();
    }

    private Optional<Bag> flatten(boolean greatest, Bag bag) {
        List<Product> products = new ArrayList<>();
        boolean flattened = false;
        for (Product outer : bag.products()) {
            if (outer.head().getFirst() instanceof Term.Extremum(boolean same, Bag inside, var type)
                    && same == greatest) {
                flattened = true;
                for (Product inner : inside.products()) {
                    products.add(joined(outer, inner));
                }
            } else {
                products.add(outer);
            }
        }
        return flattened ? Optional.of(new Bag(products)) : Optional.empty();
    }

    /** The outer condition that the inner value is there says that inner rows with a value are there: they are. */
    private Product joined(Product outer, Product inner) {
        Product fresh = Substitution.copy(names, inner);
        Formula present = Formulas.notNull(outer.head().getFirst());
        CanonicalForm said = CanonicalForm.of(present);
        List<Formula> conditions = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(outer.condition())) {
            if (!CanonicalForm.of(conjunct).equals(said)) {
                conditions.add(conjunct);
            }
        }
        conditions.add(fresh.condition());
        conditions.add(Formulas.notNull(fresh.head().getFirst()));
        List<Var> vars = new ArrayList<>(outer.vars());
        vars.addAll(fresh.vars());
        return Substitution.copy(names, new Product(vars, Formulas.and(conditions), fresh.head()));
    }
}
