package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code [x.c ≡ min{Σ y. q(y) (y.c)}] -> ‖Σ y. q(y) × [y.c ≡ x.c]‖ × not(Σ y. q(y) × [y.c < x.c])} and the same for max: the row
 * with the least key is one of the rows, and none comes before it.
 *
 * <p>Rows x and y are of one table, c is never NULL, and with q it fixes y. The first part is then a condition on x alone.
 */
final class FirstByKey implements FormulaRule {
    private final FreshVariables names;

    FirstByKey(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Formula> apply(Formula comparison, List<Formula> facts) {
        if (!(comparison instanceof Formula.Same(Term left, Term right))) {
            return Optional.empty();
        }
        if (left instanceof Term.Column column && right instanceof Term.Extremum extremum) {
            return first(column, extremum, facts);
        }
        if (right instanceof Term.Column column && left instanceof Term.Extremum extremum) {
            return first(column, extremum, facts);
        }
        return Optional.empty();
    }

    private Optional<Formula> first(Term.Column key, Term.Extremum extremum, List<Formula> facts) {
        if (extremum.bag().products().size() != 1) {
            return Optional.empty();
        }
        Product rows = extremum.bag().products().getFirst();
        if (rows.vars().size() != 1
                || !(rows.head().getFirst() instanceof Term.Column(Var row, int index, var type))
                || !isKey(key, rows, row, index, facts)) {
            return Optional.empty();
        }
        List<Formula> outside = new ArrayList<>();
        List<Formula> inside = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(rows.condition())) {
            (FreeVariables.of(conjunct).contains(row) ? inside : outside).add(conjunct);
        }
        Term value = rows.head().getFirst();
        Formula better = extremum.greatest() ? Formulas.less(key, value) : Formulas.less(value, key);
        outside.add(exists(rows, inside, Formulas.same(value, key)));
        outside.add(Formulas.not(exists(rows, inside, better)));
        return Optional.of(Formulas.and(outside));
    }

    private boolean isKey(Term.Column key, Product rows, Var row, int index, List<Formula> facts) {
        Term value = rows.head().getFirst();
        List<Formula> known = new ArrayList<>(facts);
        known.add(rows.condition());
        known.add(Formulas.same(value, key));
        return rows.vars().contains(row)
                && !key.row().equals(row)
                && key.row().source().equals(row.source())
                && key.index() == index
                && Formulas.isNull(value).equals(Formula.FALSE)
                && KeyFacts.determined(List.of(row), new Equalities(known), known(rows, key))
                        .contains(row);
    }

    private static Set<Var> known(Product rows, Term.Column key) {
        Set<Var> known = FreeVariables.of(rows);
        known.add(key.row());
        return known;
    }

    private Formula exists(Product rows, List<Formula> conditions, Formula other) {
        List<Formula> all = new ArrayList<>(conditions);
        all.add(other);
        return Formulas.exists(Substitution.copy(names, new Product(rows.vars(), Formulas.and(all), List.of())));
    }
}
