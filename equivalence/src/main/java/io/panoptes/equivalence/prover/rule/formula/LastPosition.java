package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
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
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code ‖Σ y. q(y) × [#{z. q(z) × [z.c < y.c]} ≥ n]‖ -> #{y. q(y)} ≥ n + 1}: the last of the rows has all others before it. The
 * same for an order that goes down, for {@code > n}, and for {@code ≡ n}, as each has a position of its own.
 *
 * <p>The column c is never NULL, and with q it fixes y, so that no two rows tie; n is a whole number, 0 or above.
 */
final class LastPosition implements FormulaRule {
    private final FreshVariables names;

    LastPosition(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Formula> apply(Formula formula, List<Formula> facts) {
        return formula instanceof Formula.Exists(Product rows) ? ofRows(rows) : Optional.empty();
    }

    private Optional<Formula> ofRows(Product rows) {
        if (rows.vars().size() != 1 || !(rows.vars().getFirst().source() instanceof Source.Stored)) {
            return Optional.empty();
        }
        List<Formula> conjuncts = Formulas.conjuncts(rows.condition());
        for (Formula conjunct : conjuncts) {
            Optional<AtLeast> atLeast = atLeast(conjunct);
            if (atLeast.isPresent()) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                Product all = rows.withCondition(Formulas.and(rest)).withHead(List.of(Terms.constant(1)));
                if (isPosition(atLeast.get().before(), all)) {
                    Term bound = Terms.constant(atLeast.get().number().add(BigDecimal.ONE), SqlType.BIGINT);
                    Term count = new Term.Total(Substitution.copy(names, all), SqlType.BIGINT);
                    return Optional.of(Formulas.not(Formulas.less(count, bound)));
                }
            }
        }
        return Optional.empty();
    }

    private record AtLeast(Product before, BigDecimal number) {}

    private static Optional<AtLeast> atLeast(Formula formula) {
        return switch (formula) {
            case Formula.Not(Formula.Less(Term.Total(Product before, var type), Term number)) ->
                count(number).map(least -> new AtLeast(before, least));
            case Formula.Less(Term number, Term.Total(Product before, var type)) ->
                count(number).map(most -> new AtLeast(before, most.add(BigDecimal.ONE)));
            case Formula.Same(Term.Total(Product before, var type), Term number) ->
                count(number).map(exactly -> new AtLeast(before, exactly));
            case Formula ignored -> Optional.empty();
        };
    }

    private static Optional<BigDecimal> count(Term term) {
        return Terms.number(term)
                .filter(number ->
                        number.signum() >= 0 && number.stripTrailingZeros().scale() <= 0);
    }

    /** Whether the one counts those of the rows that come before the row, in an order without ties. */
    private boolean isPosition(Product before, Product rows) {
        Var row = rows.vars().getFirst();
        return Formulas.conjuncts(before.condition()).stream()
                .filter(conjunct -> conjunct instanceof Formula.Less)
                .map(conjunct -> (Formula.Less) conjunct)
                .anyMatch(order -> isOrder(order.left(), order.right(), before, rows, row)
                        || isOrder(order.right(), order.left(), before, rows, row));
    }

    /** One of the two is a column of the row, the other the same of a row that is counted. */
    private boolean isOrder(Term counted, Term own, Product before, Product rows, Var row) {
        if (!(own instanceof Term.Column(Var var, int index, var type) && var.equals(row))
                || !(counted instanceof Term.Column(Var inner, int innerIndex, var innerType)
                        && before.vars().contains(inner)
                        && innerIndex == index)
                || !hasNoTies(rows, row, own)) {
            return false;
        }
        Var other = names.fresh(row.source());
        Substitution renaming = Substitution.row(names, row, other);
        Term rival = renaming.apply(own);
        boolean up = Formulas.conjuncts(before.condition()).contains(Formulas.less(counted, own));
        Formula isBefore = up ? Formulas.less(rival, own) : Formulas.less(own, rival);
        Formula condition = Formulas.and(renaming.apply(rows.condition()), isBefore);
        Product expected = new Product(List.of(other), condition, List.of(Terms.constant(1)));
        return CanonicalForm.of(expected).equals(CanonicalForm.of(before));
    }

    private boolean hasNoTies(Product rows, Var row, Term column) {
        Var bound = names.fresh(new Source.AnyValue(column.type()));
        Equalities facts = new Equalities(List.of(rows.condition(), Formulas.same(column, Terms.variable(bound))));
        Set<Var> known = FreeVariables.of(rows);
        known.add(bound);
        return Formulas.isNull(column).equals(Formula.FALSE)
                && KeyFacts.determined(List.of(row), facts, known).contains(row);
    }
}
