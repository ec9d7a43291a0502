package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/**
 * {@code null(max{Σ y. q(y) × [#{z. q(z) × [z.c < y.c]} ≡ n] (a)}) -> #{y. q(y)} < n + 1}, as {@link LastPosition} says it of the rows, and
 * the same for min: the row at a position is missing where there are too few rows.
 *
 * <p>The value a is never NULL.
 */
final class MissingPosition implements FormulaRule {
    private final LastPosition positions;

    MissingPosition(FreshVariables names) {
        this.positions = new LastPosition(names);
    }

    @Override
    public Optional<Formula> apply(Formula comparison, List<Formula> facts) {
        return comparison instanceof Formula.IsNull(Term.Extremum extremum)
                        && extremum.bag().products().size() == 1
                ? ofRows(extremum.bag().products().getFirst(), facts)
                : Optional.empty();
    }

    private Optional<Formula> ofRows(Product rows, List<Formula> facts) {
        return Formulas.isNull(rows.head().getFirst()).equals(Formula.FALSE)
                ? positions
                        .apply(Formulas.exists(rows.withHead(List.of())), facts)
                        .map(Formulas::not)
                : Optional.empty();
    }
}
