package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code Σ v. p × ‖Σ y. q(y) × [v ≡ g(y)]‖ × not(Σ z. q(z) × [g(z) is before v]) -> p × ‖Σ y. q(y)‖}: where there are rows, one of their values
 * is the first, however many rows have it.
 *
 * <p>v stands nowhere else. Before is up or down, with NULL behind or before all others, or g(z) is never NULL; the values are exact numbers or
 * dates, of which two are the same or one comes first.
 */
record FirstValue() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        return product.vars().stream()
                .filter(value -> value.source() instanceof Source.AnyValue(var type) && isOrdered(ValueKind.of(type)))
                .filter(value -> product.head().stream()
                        .noneMatch(term -> FreeVariables.of(term).contains(value)))
                .flatMap(value -> withoutFirst(product, value).stream())
                .findFirst();
    }

    private static boolean isOrdered(ValueKind kind) {
        return kind.isExact() || kind == ValueKind.DATE;
    }

    private static Optional<Product> withoutFirst(Product product, Var value) {
        List<Formula> rest = new ArrayList<>();
        List<Formula> ofValue = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            (FreeVariables.of(conjunct).contains(value) ? ofValue : rest).add(conjunct);
        }
        for (Formula conjunct : ofValue) {
            if (conjunct instanceof Formula.Exists(Product rows)) {
                Optional<Product> all = rows(rows, conjunct, value, ofValue);
                if (all.isPresent()) {
                    rest.add(Formulas.exists(all.get()));
                    return Optional.of(product.without(value).withCondition(Formulas.and(rest)));
                }
            }
        }
        return Optional.empty();
    }

    /** The rows without what is asked of their value, where the rest says that none has an earlier one and nothing else. */
    private static Optional<Product> rows(Product rows, Formula has, Var value, List<Formula> ofValue) {
        Term variable = Terms.variable(value);
        List<Formula> conjuncts = Formulas.conjuncts(rows.condition());
        for (Formula conjunct : conjuncts) {
            Optional<Term> own = conjunct instanceof Formula.Same(Term left, Term right)
                    ? left.equals(variable)
                            ? Optional.of(right)
                            : Optional.of(left).filter(ignored -> right.equals(variable))
                    : Optional.empty();
            List<Formula> others = new ArrayList<>(conjuncts);
            others.remove(conjunct);
            Product all = rows.withCondition(Formulas.and(others));
            if (own.isPresent()
                    && !FreeVariables.of(all).contains(value)
                    && isAllButFirst(all, own.get(), variable, has, ofValue)) {
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }

    private static boolean isAllButFirst(Product all, Term own, Term value, Formula has, List<Formula> ofValue) {
        CanonicalForm same = CanonicalForm.of(has);
        List<CanonicalForm> left = ofValue.stream()
                .map(CanonicalForm::of)
                .filter(form -> !form.equals(same))
                .distinct()
                .toList();
        return left.size() == 1
                && orders(own, value)
                        .map(before -> CanonicalForm.of(Formulas.not(Formulas.exists(all.where(before)))))
                        .anyMatch(left.getFirst()::equals);
    }

    /** What may be said where a row's value comes before v. */
    private static Stream<Formula> orders(Term own, Term value) {
        Formula behind = Formulas.and(Formulas.isNull(value), Formulas.notNull(own));
        Formula ahead = Formulas.and(Formulas.isNull(own), Formulas.notNull(value));
        Stream<Formula> orders = Stream.of(Formulas.less(own, value), Formulas.less(value, own));
        return Formulas.isNull(own).equals(Formula.FALSE)
                ? orders
                : orders.flatMap(order -> Stream.of(Formulas.or(order, behind), Formulas.or(order, ahead)));
    }
}
