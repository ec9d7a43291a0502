package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.equivalence.prover.step.Step;
import java.util.List;
import java.util.stream.Collectors;

/** Steps for readers; nothing is decided by it. */
final class StepText {
    private StepText() {}

    static String of(Step step, Axiom axiom) {
        String facts = step.facts().isEmpty()
                ? ""
                : "where " + step.facts().stream().map(Text::of).collect(Collectors.joining(" ∧ ")) + ", ";
        return "%s by %s: %s%s".formatted(step.rule(), axiom.name(), facts, sides(step));
    }

    private static String sides(Step step) {
        return switch (step) {
            case Step.Rows(var rule, var facts, List<ReadAs> before, List<ReadAs> after) ->
                "%s -> %s".formatted(text(before), text(after));
            case Step.Sums(var rule, var facts, List<ReadAs> before, List<ReadAs> after) ->
                "total{%s} -> total{%s}".formatted(text(before), text(after));
            case Step.Truth(var rule, var facts, Formula before, Formula after) ->
                "%s -> %s".formatted(Text.of(before), Text.of(after));
            case Step.Value(var rule, var facts, var before, var after) ->
                "%s -> %s".formatted(Text.of(before), Text.of(after));
        };
    }

    private static String text(List<ReadAs> readings) {
        return Text.of(new Bag(readings.stream().map(ReadAs::product).toList()));
    }
}
