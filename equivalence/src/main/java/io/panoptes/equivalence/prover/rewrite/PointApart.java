package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Kind;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ k. [¬(k < t)] × p(k) a(k) -> Σ k. [t < k] × p(k) a(k) + Σ k. [k ≡ t] × p(k) a(k)} where k stands for a value, and the same
 * for {@code ¬(t < k)}: so many values from t on are those beyond t, and t.
 *
 * <p>Both must be of one order, and neither may be NULL where the condition holds: NULL is neither less than anything nor
 * more.
 */
final class PointApart {
    private PointApart() {}

    /** The values beyond, and the one at the point; empty where there is no such bound. */
    static Optional<List<Product>> of(Product product) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Not(Formula.Less(Term left, Term right))
                    && (isBound(left, right, product, conjuncts) || isBound(right, left, product, conjuncts))) {
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

    private static boolean isBound(Term value, Term point, Product product, List<Formula> conjuncts) {
        return value instanceof Term.Variable(Var var, var type)
                && var.source() instanceof Source.AnyValue
                && product.vars().contains(var)
                && Kind.of(type).compares(Kind.of(point.type()))
                && !FreeVariables.of(point).contains(var)
                && isThere(value, conjuncts)
                && isThere(point, conjuncts);
    }

    /** Whether it is not NULL where all of these hold. */
    private static boolean isThere(Term term, List<Formula> conjuncts) {
        return Formulas.isNull(term).equals(Formula.FALSE)
                || conjuncts.contains(Formulas.notNull(term))
                || conjuncts.stream()
                        .anyMatch(conjunct -> conjunct instanceof Formula.Exists(Product rows)
                                && Formulas.conjuncts(rows.condition()).stream()
                                        .anyMatch(inner -> isOneThatIsThere(term, inner)));
    }

    private static boolean isOneThatIsThere(Term term, Formula condition) {
        return condition instanceof Formula.Same(Term left, Term right)
                && (left.equals(term) && Formulas.isNull(right).equals(Formula.FALSE)
                        || right.equals(term) && Formulas.isNull(left).equals(Formula.FALSE));
    }
}
