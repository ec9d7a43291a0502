package io.panoptes.dbms.postgresql;

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
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads PostgreSQL's JSON plans. */
final class PostgresExplain implements Explain {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** What belongs to the operator: how it joins, groups, and reads. */
    private static final List<String> KINDS =
            List.of("Join Type", "Strategy", "Partial Mode", "Command", "Scan Direction", "Parent Relationship");

    /** What differs with names, constants and estimates is for people. */
    private static final List<String> DETAILS = List.of(
            "Relation Name",
            "Index Name",
            "Index Cond",
            "Filter",
            "Join Filter",
            "Hash Cond",
            "Merge Cond",
            "Recheck Cond",
            "Cache Key",
            "Sort Key",
            "Group Key",
            "One-Time Filter");

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN (FORMAT JSON, COSTS OFF) " + query);
    }

    @Override
    public Optional<Estimates> estimates() {
        return Optional.of(new PostgresEstimates());
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return text(answers).flatMap(text -> {
            try {
                JsonNode plan = JSON.readTree(text).path(0).path("Plan");
                return plan.isObject() ? Optional.of(plan(plan)) : Optional.empty();
            } catch (JsonProcessingException e) {
                return Optional.empty();
            }
        });
    }

    /** The JSON in the answer. */
    static Optional<String> text(List<Outcome> answers) {
        if (answers.size() != 1
                || !(answers.getFirst() instanceof Outcome.Rows rows)
                || rows.rows().isEmpty()) {
            return Optional.empty();
        }
        return switch (rows.rows().getFirst().values().getFirst()) {
            case Value.TextValue(var text) -> Optional.of(text);
            case Value.OpaqueValue(var text) -> Optional.of(text);
            default -> Optional.empty();
        };
    }

    private static Plan plan(JsonNode node) {
        List<String> words = new ArrayList<>();
        words.add(node.path("Node Type").asText());
        for (String kind : KINDS) {
            String said = node.path(kind).asText();
            // Every operator has a parent, and most are scanned forward: that would only be noise.
            boolean isPlain = said.isEmpty()
                    || said.equals("Outer")
                    || said.equals("Inner") && !kind.equals("Join Type")
                    || said.equals("Forward")
                    || said.equals("Simple")
                    || said.equals("Plain");
            if (!isPlain) {
                words.add(said);
            }
        }
        if (node.path("Inner Unique").asBoolean()) {
            words.add("unique");
        }
        List<String> details = DETAILS.stream()
                .flatMap(key -> node.has(key) ? Stream.of(key + ": " + detail(node.path(key))) : Stream.of())
                .toList();
        List<Plan> inputs = new ArrayList<>();
        node.path("Plans").forEach(input -> inputs.add(plan(input)));
        return new Plan(String.join(" ", words).toUpperCase(Locale.ROOT), String.join("; ", details), inputs);
    }

    private static String detail(JsonNode value) {
        List<String> items = new ArrayList<>();
        value.forEach(item -> items.add(item.asText()));
        return items.isEmpty() ? value.asText() : String.join(", ", items);
    }
}
