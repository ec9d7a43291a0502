package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.Optional;

/**
 * {@code Σ k. [k ≡ x] × p(k) -> p(x)} where k is a value and does not occur in x.
 *
 * <p>The values that k ranges over are all values of its kind, NULL among them, so that x is one of them, exactly once.
 */
record PinValue() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            Optional<Formula.Same> pin = pin(conjunct);
            if (pin.isPresent()) {
                Optional<Product> pinned = pinned(
                                product, pin.get().left(), pin.get().right(), scope)
                        .or(() -> pinned(product, pin.get().right(), pin.get().left(), scope));
                if (pinned.isPresent()) {
                    return pinned;
                }
            }
        }
        return Optional.empty();
    }

    /** {@code null(k)} says as much as {@code k ≡ NULL}, and {@code ⟨k⟩} as {@code k ≡ TRUE}. */
    private static Optional<Formula.Same> pin(Formula conjunct) {
        return switch (conjunct) {
            case Formula.Same same -> Optional.of(same);
            case Formula.IsNull(Term.Variable variable) ->
                Optional.of(new Formula.Same(variable, Terms.nothing(variable.type())));
            case Formula.Holds(Term.Variable variable) -> Optional.of(new Formula.Same(variable, Terms.truth(true)));
            case Formula ignored -> Optional.empty();
        };
    }

    /** Whether each value of the second kind is among those of the first. */
    private static boolean holds(ValueKind kind, ValueKind value) {
        return kind == value
                || kind == ValueKind.FRACTION && value == ValueKind.WHOLE
                || kind == ValueKind.DOUBLE && value.isNumber();
    }

    private static Optional<Product> pinned(Product product, Term pinned, Term value, ProductContext scope) {
        if (pinned instanceof Term.Variable(Var var, var type)
                && product.vars().contains(var)
                && var.source() instanceof Source.AnyValue
                && holds(ValueKind.of(type), ValueKind.of(value.type()))
                && !FreeVariables.of(value).contains(var)) {
            Substitution substitution = Substitution.value(scope.names(), var, value);
            return Optional.of(substitution.within(product.without(var)));
        }
        return Optional.empty();
    }
}
