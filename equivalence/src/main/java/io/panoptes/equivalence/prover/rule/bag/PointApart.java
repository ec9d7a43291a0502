package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ k. [¬(k < t)] × p(k) a(k) -> Σ k. [t < k] × p(k) a(k) + Σ k. [k ≡ t] × p(k) a(k)} where k stands for a value, and the same
 * for {@code ¬(t < k)}: the values from t on are those beyond t, and t. So it is with rows, {@code Σ y. [¬(y.c < x.c)] × p(y)
 * a(y)}, where x is a row of the same table and {@code [y.c ≡ x.c]} with the rest fixes y.
 *
 * <p>Both must be of one order, and neither may be NULL where the condition and what is around hold: NULL is neither less than
 * anything nor more.
 */
record PointApart() implements BagRule {
    /** Those beyond, and the one at the point. */
    @Override
    public Optional<List<Product>> apply(Product product, List<Formula> around) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        List<Formula> facts = new ArrayList<>(conjuncts);
        facts.addAll(around);
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Not(Formula.Less(Term left, Term right))
                    && (isBound(left, right, product, facts) || isBound(right, left, product, facts))) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                Formula others = Formulas.and(rest);
                return Optional.of(List.of(
                        product.withCondition(Formulas.and(others, Formulas.less(right, left))),
                        product.withCondition(Formulas.and(others, Formulas.same(left, right)))));
            }
        }
        return Optional.empty();
    }

    private static boolean isBound(Term bounded, Term point, Product product, List<Formula> facts) {
        return switch (bounded) {
            case Term.Variable(Var var, var type) ->
                var.source() instanceof Source.AnyValue
                        && product.vars().contains(var)
                        && ValueKind.of(type).compares(ValueKind.of(point.type()))
                        && !FreeVariables.of(point).contains(var)
                        && isThere(bounded, facts)
                        && isThere(point, facts);
            case Term.Column(Var row, int index, var type) ->
                product.vars().contains(row)
                        && point instanceof Term.Column(Var other, int otherIndex, var otherType)
                        && !product.vars().contains(other)
                        && other.source().equals(row.source())
                        && otherIndex == index
                        && Formulas.isNull(bounded).equals(Formula.FALSE)
                        && isOneRow(row, bounded, point, product, facts);
            case Term.Constant ignored -> false;
            case Term.Strict ignored -> false;
            case Term.Unknown ignored -> false;
            case Term.If ignored -> false;
            case Term.Total ignored -> false;
            case Term.Extremum ignored -> false;
            case Term.Summary ignored -> false;
        };
    }

    /** Whether there is one such row at most at the point. */
    private static boolean isOneRow(Var row, Term column, Term point, Product product, List<Formula> facts) {
        List<Formula> atPoint = new ArrayList<>(facts);
        atPoint.add(Formulas.same(column, point));
        return KeyFacts.determined(List.of(row), new Equalities(atPoint), FreeVariables.of(product))
                .contains(row);
    }

    /** Whether it is not NULL where all of these hold. */
    private static boolean isThere(Term term, List<Formula> facts) {
        return Formulas.isNull(term).equals(Formula.FALSE)
                || facts.contains(Formulas.notNull(term))
                || facts.stream()
                        .anyMatch(fact -> fact instanceof Formula.Exists(Product rows)
                                && Formulas.conjuncts(rows.condition()).stream()
                                        .anyMatch(inner -> isOneThatIsThere(term, inner)));
    }

    private static boolean isOneThatIsThere(Term term, Formula condition) {
        return condition instanceof Formula.Same(Term left, Term right)
                && (left.equals(term) && Formulas.isNull(right).equals(Formula.FALSE)
                        || right.equals(term) && Formulas.isNull(left).equals(Formula.FALSE));
    }
}
