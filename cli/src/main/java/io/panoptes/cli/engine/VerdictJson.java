package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.equivalence.PairDecision;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;

/** A verdict for programs. */
final class VerdictJson {
    private VerdictJson() {}

    static ObjectNode of(PairDecision.Decided decided) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        switch (decided.verdict()) {
            case Verdict.Proved(var certificate, var examination, var assumptions) -> {
                node.put("verdict", "proved");
                ArrayNode steps = node.putArray("certificate");
                certificate.steps().forEach(steps::add);
                ArrayNode assumed = node.putArray("assumes");
                assumptions.stream().sorted().map(Assumption::words).forEach(assumed::add);
                node.putObject("examination")
                        .put("held", examination.held())
                        .put("steps", examination.steps())
                        .put("skipped", examination.skipped());
            }
            case Verdict.Refuted(var counterexample) -> {
                node.put("verdict", "refuted").put("stage", counterexample.stage());
                ArrayNode inserts = node.putArray("database");
                CounterexampleText.inserts(counterexample.database()).forEach(inserts::add);
                rows(node.putArray("left"), counterexample.left());
                rows(node.putArray("right"), counterexample.right());
            }
            case Verdict.Unknown(var reason, var rows) ->
                node.put("verdict", "unknown").put("reason", reason).put("bound", rows);
        }
        decided.validation().ifPresent(validation -> node.put("validation", VerdictText.words(validation)));
        return node;
    }

    private static void rows(ArrayNode node, Answer answer) {
        answer.rows().forEach(row -> node.add(CounterexampleText.row(row)));
    }
}
