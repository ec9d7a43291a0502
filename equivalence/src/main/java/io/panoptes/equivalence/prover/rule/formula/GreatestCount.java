package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/**
 * What is said of the greatest of sums, said of the sums, and so of the least. A sum is never NULL, and neither may t be:
 *
 * <ul>
 *   <li>{@code [t ≡ max{Σ y. q (n)}] -> ‖Σ y. q × [n ≡ t]‖ × not(Σ y. q × [t < n])}
 *   <li>{@code [t < max{Σ y. q (n)}] -> ‖Σ y. q × [t < n]‖}
 *   <li>{@code [max{Σ y. q (n)} < t] -> ‖Σ y. q‖ × not(Σ y. q × [¬(n < t)])}
 *   <li>{@code null(max{Σ y. q (n)}) -> not(Σ y. q)}
 * </ul>
 */
final class GreatestCount implements FormulaRule {
    private final FreshVariables names;

    GreatestCount(FreshVariables names) {
        this.names = names;
    }

    /** The rows, and how they compare with one another. */
    private record Counts(boolean greatest, Product rows) {
        Term number() {
            return rows.head().getFirst();
        }
    }

    @Override
    public Optional<Formula> apply(Formula formula, List<Formula> facts) {
        return switch (formula) {
            case Formula.Same(Term left, Term right) ->
                counts(right, left)
                        .map(found -> reached(left, found))
                        .or(() -> counts(left, right).map(found -> reached(right, found)));
            case Formula.Less(Term left, Term right) ->
                counts(right, left)
                        .map(found -> found.greatest() ? some(found, left, right) : all(found, left, right))
                        .or(() -> counts(left, right)
                                .map(found -> found.greatest() ? all(found, left, right) : some(found, left, right)));
            case Formula.IsNull(Term term) ->
                counts(term).map(found -> Formulas.not(exists(found.rows(), Formula.TRUE)));
            case Formula.Not ignored -> Optional.empty();
            case Formula.And ignored -> Optional.empty();
            case Formula.Or ignored -> Optional.empty();
            case Formula.Holds ignored -> Optional.empty();
            case Formula.Exists ignored -> Optional.empty();
        };
    }

    private static Optional<Counts> counts(Term term, Term comparedWith) {
        return Formulas.isNull(comparedWith).equals(Formula.FALSE) ? counts(term) : Optional.empty();
    }

    private static Optional<Counts> counts(Term term) {
        return term instanceof Term.Extremum extremum
                        && extremum.bag().products().size() == 1
                        && extremum.bag().products().getFirst().head().getFirst() instanceof Term.Total
                ? Optional.of(new Counts(
                        extremum.greatest(), extremum.bag().products().getFirst()))
                : Optional.empty();
    }

    private Formula reached(Term bound, Counts counts) {
        Term number = counts.number();
        Formula beyond = counts.greatest() ? Formulas.less(bound, number) : Formulas.less(number, bound);
        return Formulas.and(
                exists(counts.rows(), Formulas.same(number, bound)), Formulas.not(exists(counts.rows(), beyond)));
    }

    /** Where one side of a comparison is the bound: one of the rows compares so. */
    private Formula some(Counts counts, Term left, Term right) {
        return exists(counts.rows(), compared(counts, left, right));
    }

    /** Where one side of a comparison is the bound: there are rows, and all compare so. */
    private Formula all(Counts counts, Term left, Term right) {
        return Formulas.and(
                exists(counts.rows(), Formula.TRUE),
                Formulas.not(exists(counts.rows(), Formulas.not(compared(counts, left, right)))));
    }

    private static Formula compared(Counts counts, Term left, Term right) {
        return left instanceof Term.Extremum
                ? Formulas.less(counts.number(), right)
                : Formulas.less(left, counts.number());
    }

    private Formula exists(Product rows, Formula condition) {
        return Formulas.exists(Substitution.copy(names, rows.where(condition).withHead(List.of())));
    }
}
