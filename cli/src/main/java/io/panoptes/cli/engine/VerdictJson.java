package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.List;

/** A verdict for programs. */
final class VerdictJson {
    private VerdictJson() {}

    static ObjectNode of(TriedDecision tried, List<TableConstraint> assumed) {
        ObjectNode node = of(tried.decided());
        if (!assumed.isEmpty()) {
            ArrayNode constraints = node.putArray("constraints");
            assumed.forEach(constraint -> constraints.add(constraint.words()));
        }
        tried.trial().ifPresent(trial -> trial(node.putObject("trial"), trial));
        if (!tried.bugs().isEmpty()) {
            ArrayNode files = node.putArray("engineBugs");
            tried.bugs().stream().map(EngineBugFile::write).distinct().forEach(file -> files.add(file.toString()));
        }
        return node;
    }

    private static void trial(ObjectNode node, TrialOutcome trial) {
        switch (trial) {
            case TrialOutcome.Held(int databases, var dbmss) -> {
                node.put("outcome", "held").put("databases", databases);
                ArrayNode on = node.putArray("on");
                dbmss.forEach(on::add);
            }
            case TrialOutcome.Contradicted contradicted -> {
                node.put("outcome", "contradicted").put("reason", contradicted.words());
                node.putArray("on").add(contradicted.dbms());
            }
            case TrialOutcome.Untried(var reason) ->
                node.put("outcome", "untried").put("reason", reason);
        }
    }

    private static ObjectNode of(PairDecision.Decided decided) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        switch (decided.verdict()) {
            case Verdict.Proved(var certificate, var examination, var assumptions, var check) -> {
                node.put("verdict", "proved");
                ArrayNode steps = node.putArray("certificate");
                certificate.steps().forEach(steps::add);
                ArrayNode assumed = node.putArray("assumes");
                assumptions.stream().sorted().map(Assumption::words).forEach(assumed::add);
                node.putObject("examination")
                        .put("held", examination.held())
                        .put("steps", examination.steps())
                        .put("skipped", examination.skipped());
                switch (check) {
                    case Verdict.Check.ByKernel(List<String> accepted) -> {
                        node.put("checked", "by kernel");
                        ArrayNode kernel = node.putArray("kernel");
                        accepted.forEach(kernel::add);
                    }
                    case Verdict.Check.ByReplay(String reason) ->
                        node.put("checked", "by replay").put("notByKernel", reason);
                }
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
        return node;
    }

    private static void rows(ArrayNode node, Answer answer) {
        answer.rows().forEach(row -> node.add(CounterexampleText.row(row)));
    }
}
