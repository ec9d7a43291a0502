package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
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
 * (0, 1], {@code n < Σ [p] 1 -> ‖p‖} for n in [0, 1), and FALSE or TRUE where no count, or every one, will do. Of counts that are
 * added up, each is 0 where all are: {@code Σ [p] 1 + Σ [q] 1 < n -> ¬‖p‖ × ¬‖q‖}, a choice between whole numbers from 0 among them.
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
        return switch (term) {
            case Term.Total(Product product, var type) ->
                Terms.isNumber(product.head().getFirst(), 1);
            case Term.Strict(ArithmeticOperation operation, List<Term> parts, var type) ->
                operation == ArithmeticOperation.PLUS && parts.stream().allMatch(CountComparison::isPartOfCount);
            case Term ignored -> false;
        };
    }

    /** Never NULL, and a whole number from 0. */
    private static boolean isPartOfCount(Term term) {
        return switch (term) {
            case Term.Constant ignored ->
                Terms.number(term)
                        .filter(number -> number.signum() >= 0
                                && number.stripTrailingZeros().scale() <= 0)
                        .isPresent();
            case Term.If(Formula condition, Term then, Term otherwise) ->
                isPartOfCount(then) && isPartOfCount(otherwise);
            case Term ignored -> isCount(term);
        };
    }

    /** Whether it is not 0. */
    private static Formula exists(Term count) {
        return switch (count) {
            case Term.Total(Product product, var type) -> Formulas.exists(product);
            case Term.Strict(ArithmeticOperation operation, List<Term> parts, var type) ->
                Formulas.or(parts.stream().map(CountComparison::exists).toList());
            case Term.If(Formula condition, Term then, Term otherwise) ->
                Formulas.choose(condition, exists(then), exists(otherwise));
            case Term.Constant ignored -> Terms.isNumber(count, 0) ? Formula.FALSE : Formula.TRUE;
            case Term other -> throw new IllegalArgumentException("%s is no count".formatted(other));
        };
    }
}
