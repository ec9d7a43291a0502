package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ k. q(k) × ‖Σ y. [k ≡ b(y)] × r‖ (a)} -> max{Σ k, y. q(k) × [k ≡ b(y)] × r (a)}} and the same for min, where k is a
 * value: how often one comes up does not matter. Empty where no value is fixed so.
 */
final class ExtremumOverRows implements TermRule {
    private final FreshVariables names;

    ExtremumOverRows(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                ? bag.rewritten(this::overRows).map(rows -> new Term.Extremum(greatest, rows, type))
                : Optional.empty();
    }

    private Optional<Product> overRows(Product product) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Exists(Product inner)
                    && Formulas.conjuncts(inner.condition()).stream().anyMatch(part -> fixesValue(part, product))) {
                Product rows = Substitution.copy(names, inner);
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                rest.add(rows.condition());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(rows.vars());
                return Optional.of(new Product(vars, Formulas.and(rest), product.head()));
            }
        }
        return Optional.empty();
    }

    private static boolean fixesValue(Formula condition, Product product) {
        return condition instanceof Formula.Same(Term left, Term right)
                && (isValueOf(left, right, product) || isValueOf(right, left, product));
    }

    private static boolean isValueOf(Term value, Term by, Product product) {
        return value instanceof Term.Variable(Var var, var type)
                && product.vars().contains(var)
                && var.source() instanceof Source.AnyValue
                && ValueKind.of(type) == ValueKind.of(by.type())
                && !FreeVariables.of(by).contains(var);
    }
}
