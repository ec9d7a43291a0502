package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x, n. p(x) × [a(x) < n ≤ b(x)] h(x) -> Σ x. p(x) × max(0, b(x) - a(x)) × h(x)} where n is a whole number.
 *
 * <p>The bounds must be whole numbers that are never NULL; of several the closest count.
 */
public final class CountBetween implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return counted(sum.product(), sum.type())
                .map(counted -> parts.part(sum, counted, counted.head().getFirst()));
    }

    /** The product of a sum without one of its numbers. */
    private static Optional<Product> counted(Product product, SqlType type) {
        return product.vars().stream()
                .filter(var -> var.source() instanceof Source.AnyValue(var valueType)
                        && ValueKind.of(valueType) == ValueKind.WHOLE)
                .filter(var -> !FreeVariables.of(product.head()).contains(var))
                .flatMap(var -> counted(product, var, type).stream())
                .findFirst();
    }

    private static Optional<Product> counted(Product product, Var number, SqlType type) {
        Optional<Term> above = Optional.empty();
        Optional<Term> upTo = Optional.empty();
        List<Formula> rest = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (!FreeVariables.of(conjunct).contains(number)) {
                rest.add(conjunct);
            } else if (conjunct instanceof Formula.Less(Term bound, Term value) && isBound(bound, value, number)) {
                above = Optional.of(above.map(other -> greater(other, bound)).orElse(bound));
            } else if (conjunct instanceof Formula.Not(Formula.Less(Term bound, Term value))
                    && isBound(bound, value, number)) {
                upTo = Optional.of(upTo.map(other -> smaller(other, bound)).orElse(bound));
            } else {
                return Optional.empty();
            }
        }
        if (above.isEmpty() || upTo.isEmpty()) {
            return Optional.empty();
        }
        Term length = Terms.strict(ArithmeticOperation.MINUS, List.of(upTo.get(), above.get()), SqlType.BIGINT);
        Term weight = Terms.strict(
                ArithmeticOperation.TIMES, List.of(length, product.head().getFirst()), type);
        rest.add(Formulas.less(above.get(), upTo.get()));
        return Optional.of(
                product.without(number).withCondition(Formulas.and(rest)).withHead(List.of(weight)));
    }

    private static boolean isBound(Term bound, Term value, Var number) {
        return value instanceof Term.Variable(Var var, var type)
                && var.equals(number)
                && ValueKind.of(bound.type()) == ValueKind.WHOLE
                && Formulas.isNull(bound).equals(Formula.FALSE)
                && !FreeVariables.of(bound).contains(number);
    }

    private static Term greater(Term left, Term right) {
        return Terms.when(Formulas.less(left, right), right, left);
    }

    private static Term smaller(Term left, Term right) {
        return Terms.when(Formulas.less(left, right), left, right);
    }
}
