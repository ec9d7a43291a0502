package io.panoptes.cli.campaign;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.dbms.Outcome;
import io.panoptes.reporting.model.ValueText;
import io.panoptes.triage.Replay;
import io.panoptes.triage.finding.QueryResult;
import java.util.List;

/** Findings that were run again, as JSON. */
final class ReplayJson {
    /** Raised when a reader of the last one would misread it. */
    private static final int FORMAT = 1;

    private ReplayJson() {}

    static ObjectNode of(List<ReplayLine> lines) {
        ObjectNode all = JsonNodeFactory.instance.objectNode().put("format", FORMAT);
        ArrayNode findings = all.putArray("findings");
        lines.forEach(line -> add(findings.addObject(), line));
        return all;
    }

    private static void add(ObjectNode node, ReplayLine line) {
        node.put("finding", line.name())
                .put("target", line.target())
                .put("symptom", line.symptom())
                .put("outcome", ReplayLine.words(line.outcome()));
        line.finding().ifPresent(finding -> node.put("expected", finding.isOpen() ? "open" : "fixed"));
        if (line.outcome() == Replay.Outcome.COULD_NOT_RUN) {
            node.put("why", line.why());
        }
        line.replay()
                .ifPresent(replay -> replay.run().ifPresent(run -> {
                    node.put("same", replay.same()).put("what", run.judgement().summary());
                    add(node.putObject("query1"), run.left());
                    add(node.putObject("query2"), run.right());
                }));
    }

    private static void add(ObjectNode node, Outcome outcome) {
        QueryResult answer = QueryResult.of(outcome);
        if (answer.error().isEmpty()) {
            answer.columns().forEach(node.putArray("columns")::add);
            ArrayNode rows = node.putArray("rows");
            answer.rows().forEach(row -> {
                ArrayNode values = rows.addArray();
                row.values().forEach(value -> values.add(ValueText.of(value)));
            });
        } else {
            node.put("error", answer.error());
        }
    }
}
