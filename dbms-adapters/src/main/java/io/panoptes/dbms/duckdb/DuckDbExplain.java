package io.panoptes.dbms.duckdb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads DuckDB's JSON plans, which it has since 1.1. */
final class DuckDbExplain implements Explain {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN (FORMAT JSON) " + query);
    }

    @Override
    public Optional<Estimates> estimates() {
        return Optional.of(new DuckDbEstimates());
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return physicalPlan(answers).flatMap(text -> {
            try {
                JsonNode root = JSON.readTree(text);
                return Optional.of(plan(root.isArray() ? root.path(0) : root));
            } catch (JsonProcessingException e) {
                return Optional.empty();
            }
        });
    }

    /** The text of the plan: the last column of the row that says so. */
    static Optional<String> physicalPlan(List<Outcome> answers) {
        return answers.size() == 1
                        && answers.getFirst() instanceof Outcome.Rows rows
                        && !rows.rows().isEmpty()
                ? rows.rows().stream()
                        .filter(row -> row.values().getFirst().equals(Value.of("physical_plan")))
                        .map(row -> row.values().getLast())
                        .filter(Value.TextValue.class::isInstance)
                        .map(value -> ((Value.TextValue) value).value())
                        .findFirst()
                : Optional.empty();
    }

    private static Plan plan(JsonNode node) {
        JsonNode extra = node.path("extra_info");
        String operator = node.path("name").asText().strip();
        String joinType = extra.path("Join Type").asText();
        List<String> details = new ArrayList<>();
        extra.properties().forEach(entry -> {
            if (!entry.getKey().equals("Join Type") && !entry.getKey().equals("Estimated Cardinality")) {
                details.add(entry.getKey() + ": " + text(entry.getValue()));
            }
        });
        List<Plan> inputs = new ArrayList<>();
        node.path("children").forEach(child -> inputs.add(plan(child)));
        return new Plan(joinType.isEmpty() ? operator : operator + " " + joinType, String.join("; ", details), inputs);
    }

    private static String text(JsonNode value) {
        return value.isTextual() ? value.asText() : value.toString();
    }
}
