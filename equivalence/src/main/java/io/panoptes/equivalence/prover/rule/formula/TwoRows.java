package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.DifferentRows;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * {@code 1 < #{y. q(y)} -> ‖Σ y, z. q(y) × q(z) × [y ≢ z]‖}, {@code #{y. q(y)} < 2 -> ¬‖...‖} and {@code #{y. q(y)} ≡ 1 -> ‖Σ y. q(y)‖ ×
 * ¬‖...‖}.
 *
 * <p>Only where two of what is counted can be told apart: y stands for a value, or for a row with a key that is never NULL. Not for
 * those before another row, whose number is a position: {@link LastPosition} looks for it.
 */
final class TwoRows implements FormulaRule {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final FreshVariables names;

    TwoRows(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Formula> apply(Formula comparison, List<Formula> facts) {
        return switch (comparison) {
            case Formula.Same(Term left, Term right) -> one(left, right).or(() -> one(right, left));
            case Formula.Less(Term left, Term right) -> moreThanOne(left, right).or(() -> lessThanTwo(left, right));
            case Formula ignored -> Optional.empty();
        };
    }

    private Optional<Formula> one(Term count, Term number) {
        boolean isOne = Terms.number(number)
                .filter(bound -> bound.compareTo(BigDecimal.ONE) == 0)
                .isPresent();
        return isOne
                ? two(count)
                        .map(two -> Formulas.and(Formulas.exists(counted(count).orElseThrow()), Formulas.not(two)))
                : Optional.empty();
    }

    private Optional<Formula> moreThanOne(Term number, Term count) {
        boolean fits = Terms.number(number)
                .filter(bound -> bound.compareTo(BigDecimal.ONE) >= 0 && bound.compareTo(TWO) < 0)
                .isPresent();
        return fits ? two(count) : Optional.empty();
    }

    private Optional<Formula> lessThanTwo(Term count, Term number) {
        boolean fits = Terms.number(number)
                .filter(bound -> bound.compareTo(BigDecimal.ONE) > 0 && bound.compareTo(TWO) <= 0)
                .isPresent();
        return fits ? two(count).map(Formulas::not) : Optional.empty();
    }

    private static Optional<Product> counted(Term term) {
        return term instanceof Term.Total(Product product, var type)
                        && product.vars().size() == 1
                        && !isPosition(product)
                        && Terms.number(product.head().getFirst())
                                .filter(number -> number.compareTo(BigDecimal.ONE) == 0)
                                .isPresent()
                ? Optional.of(product)
                : Optional.empty();
    }

    private static boolean isPosition(Product product) {
        return Formulas.conjuncts(product.condition()).stream()
                .anyMatch(conjunct -> conjunct instanceof Formula.Less(Term left, Term right)
                        && left instanceof Term.Column(Var one, var leftIndex, var leftType)
                        && right instanceof Term.Column(Var other, var rightIndex, var rightType)
                        && !one.equals(other));
    }

    /** That two different ones are counted. */
    private Optional<Formula> two(Term count) {
        return counted(count).flatMap(product -> DifferentRows.atLeast(2, product, names));
    }
}
