package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import java.util.List;
import java.util.stream.Collectors;

/** Steps for readers; nothing is decided by it. */
final class StepText {
    private StepText() {}

    static String of(ProofStep step, Axiom axiom) {
        String facts = step.facts().isEmpty()
                ? ""
                : ", where " + step.facts().stream().map(Text::of).collect(Collectors.joining(" ∧ "));
        return "%s, by %s%s%n      %s".formatted(step.rule(), axiom.name(), facts, sides(step));
    }

    private static String sides(ProofStep step) {
        return switch (step) {
            case ProofStep.Rows rows -> "%s%n    = %s".formatted(text(rows.before()), text(rows.after()));
            case ProofStep.Sums sums -> "total{%s}%n    = total{%s}".formatted(text(sums.before()), text(sums.after()));
            case ProofStep.Truth truth -> "%s%n    ⟺ %s".formatted(Text.of(truth.before()), Text.of(truth.after()));
            case ProofStep.Value value -> "%s%n    = %s".formatted(Text.of(value.before()), Text.of(value.after()));
        };
    }

    private static String text(List<ReadAs> readings) {
        return Text.of(new Bag(readings.stream().map(ReadAs::product).toList()));
    }
}
