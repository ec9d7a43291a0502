package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.syntax.Shape;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import java.util.List;

/** {@code e -> e'} where the two have one {@link Shape}: they differ in names of bound variables, brackets and order at most. */
public record SameShape() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        return switch (step) {
            case ProofStep.Rows rows -> shapes(rows.before()).equals(shapes(rows.after()));
            case ProofStep.Sums sums -> shapes(sums.before()).equals(shapes(sums.after()));
            case ProofStep.Truth truth -> shape(truth.before()).equals(shape(truth.after()));
            case ProofStep.Value value -> shape(value.before()).equals(shape(value.after()));
        };
    }

    private static List<String> shapes(List<ReadAs> readings) {
        return readings.stream()
                .map(reading -> Shape.full(reading.product()))
                .sorted()
                .toList();
    }

    private static String shape(Formula formula) {
        return Shape.full(new Product(List.of(), formula, List.of()));
    }

    private static String shape(Term term) {
        return Shape.full(new Product(List.of(), Formula.TRUE, List.of(term)));
    }
}
