package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code #{k. p(k) × ‖Σ x. [k ≡ t(x)] × q(x)‖} ≤ #{x. q(x)}}: there are no more values than rows that have one. */
final class ValueCount {
    private ValueCount() {}

    /** The count of the rows; empty where what is counted is something else. */
    static Optional<Term> rows(Term.Total values) {
        Product product = values.product();
        if (product.vars().size() != 1
                || !(product.vars().getFirst().source() instanceof Source.AnyValue)
                || !product.head().equals(List.of(Terms.constant(1)))) {
            return Optional.empty();
        }
        Var value = product.vars().getFirst();
        return Formulas.conjuncts(product.condition()).stream()
                .flatMap(conjunct -> conjunct instanceof Formula.Exists(Product rows)
                        ? withoutValue(rows, value).stream()
                        : Optional.<Product>empty().stream())
                .findFirst()
                .map(rows -> new Term.Total(rows.withHead(List.of(Terms.constant(1))), values.type()));
    }

    /** The rows with any value: what is left must not refer to it, and each row must fix it. */
    private static Optional<Product> withoutValue(Product rows, Var value) {
        List<Formula> rest = new ArrayList<>();
        boolean fixed = false;
        for (Formula conjunct : Formulas.conjuncts(rows.condition())) {
            if (!FreeVariables.of(conjunct).contains(value)) {
                rest.add(conjunct);
            } else if (conjunct instanceof Formula.Same(Term left, Term right)
                    && (isValue(left, right, value) || isValue(right, left, value))) {
                fixed = true;
            } else {
                return Optional.empty();
            }
        }
        boolean stored = rows.vars().stream().allMatch(var -> var.source() instanceof Source.Stored);
        return fixed && stored ? Optional.of(rows.withCondition(Formulas.and(rest))) : Optional.empty();
    }

    private static boolean isValue(Term term, Term other, Var value) {
        return term instanceof Term.Variable(Var var, var type)
                && var.equals(value)
                && !FreeVariables.of(other).contains(value);
    }
}
