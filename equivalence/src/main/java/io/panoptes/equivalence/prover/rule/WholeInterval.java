package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The whole numbers of {@code Σ k, y. p(y) × [a(y) < k ≤ b(y)]}. There is one where {@code a(y) < b(y)}: the least is a + 1 and the greatest b.
 *
 * <p>k stands nowhere else in the condition; a and b are whole numbers, and never NULL.
 *
 * @param others the product without k and what is said of it; its head may still refer to it
 */
public record WholeInterval(Product others, Term below, Term upTo) {

    /** Empty where the product says something else of k, or nothing. */
    public static Optional<WholeInterval> of(Product product, Var number) {
        if (!(number.source() instanceof Source.AnyValue(var type)) || ValueKind.of(type) != ValueKind.WHOLE) {
            return Optional.empty();
        }
        Term k = Terms.variable(number);
        List<Term> below = new ArrayList<>();
        List<Term> upTo = new ArrayList<>();
        List<Formula> rest = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            switch (conjunct) {
                case Formula.Less(Term a, Term value) when value.equals(k) && isBound(a, number) -> below.add(a);
                case Formula.Not(Formula.Less(Term b, Term value))
                when value.equals(k) && isBound(b, number) -> upTo.add(b);
                case Formula.Not(Formula.IsNull(Term value)) when value.equals(k) -> {}
                case Formula other -> rest.add(other);
            }
        }
        boolean isBounded = below.size() == 1
                && upTo.size() == 1
                && rest.stream().noneMatch(other -> FreeVariables.of(other).contains(number));
        return isBounded
                ? Optional.of(new WholeInterval(
                        product.without(number).withCondition(Formulas.and(rest)), below.getFirst(), upTo.getFirst()))
                : Optional.empty();
    }

    private static boolean isBound(Term bound, Var number) {
        return ValueKind.of(bound.type()) == ValueKind.WHOLE
                && Formulas.isNull(bound).equals(Formula.FALSE)
                && !FreeVariables.of(bound).contains(number);
    }

    /** Whether there is a number: a count that is added to a must not be 0. */
    public Formula isThere() {
        return upTo instanceof Term.Strict(ArithmeticOperation operation, List<Term> parts, var type)
                        && operation == ArithmeticOperation.PLUS
                        && CanonicalForm.of(parts.getFirst()).equals(CanonicalForm.of(below))
                ? Formulas.less(Terms.constant(0), parts.getLast())
                : Formulas.less(below, upTo);
    }
}
