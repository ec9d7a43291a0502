package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.rule.WholeInterval;
import java.util.List;
import java.util.Optional;

/** {@code ‖Σ k, y. p(y) × [a(y) < k ≤ b(y)]‖ -> ‖Σ y. p(y) × [a(y) < b(y)]‖}, for the {@link WholeInterval} of k. */
final class NumberBetween implements FormulaRule {
    @Override
    public Optional<Formula> apply(Formula formula, List<Formula> facts) {
        return formula instanceof Formula.Exists(Product rows)
                ? rows.vars().stream()
                        .flatMap(number -> WholeInterval.of(rows, number).stream())
                        .map(found -> Formulas.exists(found.others().where(found.isThere())))
                        .findFirst()
                : Optional.empty();
    }
}
