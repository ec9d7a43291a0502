package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A count beside a number says whether there are rows: {@code Σ [p] 1 ≡ 0 -> ¬‖p‖}, {@code Σ [p] 1 < n -> ¬‖p‖} for n in
 * (0, 1], {@code n < Σ [p] 1 -> ‖p‖} for n in [0, 1), and FALSE or TRUE where no count, or every one, will do.
 *
 * <p>Only of sums of ones: a sum of other numbers may be 0 over rows.
 */
record CountComparison() implements FormulaRule {
    @Override
    public Optional<Formula> apply(Formula comparison, List<Formula> facts) {
        return switch (comparison) {
            case Formula.Same(Term left, Term right) -> same(left, right).or(() -> same(right, left));
            case Formula.Less(Term left, Term right) -> below(left, right).or(() -> above(left, right));
            case Formula ignored -> Optional.empty();
        };
    }

    private static Optional<Formula> same(Term count, Term number) {
        Optional<BigDecimal> bound = Terms.number(number);
        if (!isCount(count) || bound.isEmpty()) {
            return Optional.empty();
        }
        if (bound.get().signum() == 0) {
            return Optional.of(Formulas.not(exists(count)));
        }
        boolean possible =
                bound.get().signum() > 0 && bound.get().stripTrailingZeros().scale() <= 0;
        return possible ? Optional.empty() : Optional.of(Formula.FALSE);
    }

    private static Optional<Formula> below(Term count, Term number) {
        Optional<BigDecimal> bound = Terms.number(number);
        if (!isCount(count) || bound.isEmpty() || bound.get().compareTo(BigDecimal.ONE) > 0) {
            return Optional.empty();
        }
        return Optional.of(bound.get().signum() <= 0 ? Formula.FALSE : Formulas.not(exists(count)));
    }

    private static Optional<Formula> above(Term number, Term count) {
        Optional<BigDecimal> bound = Terms.number(number);
        if (!isCount(count) || bound.isEmpty() || bound.get().compareTo(BigDecimal.ONE) >= 0) {
            return Optional.empty();
        }
        return Optional.of(bound.get().signum() < 0 ? Formula.TRUE : exists(count));
    }

    private static boolean isCount(Term term) {
        return term instanceof Term.Total(Product product, var type)
                && Terms.number(product.head().getFirst())
                        .filter(number -> number.compareTo(BigDecimal.ONE) == 0)
                        .isPresent();
    }

    private static Formula exists(Term count) {
        return count instanceof Term.Total(Product product, var type) ? Formulas.exists(product) : Formula.FALSE;
    }
}
