package io.panoptes.dbms.duckdb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.RowEstimate;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Reads the numbers of rows in DuckDB's JSON plans. */
final class DuckDbEstimates implements Estimates {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** What was counted is called so until 1.4, and since 2.0. */
    private static final List<String> COUNTED = List.of("operator_cardinality", "intermediate_rows");

    /** What says the operator: of a plan that is only asked for, of one that was run until 1.4, and since 2.0. */
    private static final List<String> NAMED = List.of("name", "operator_name", "type");

    /** These two stand around the plan of what is run. */
    private static final List<String> AROUND = List.of("RESULT_COLLECTOR", "EXPLAIN_ANALYZE");

    @Override
    public List<String> expecting(String query) {
        return List.of("EXPLAIN (FORMAT JSON) " + query);
    }

    @Override
    public List<String> counting(String query) {
        return List.of("EXPLAIN (ANALYZE, FORMAT JSON) " + query);
    }

    @Override
    public Optional<RowEstimate> read(List<Outcome> answers) {
        return text(answers).flatMap(text -> {
            try {
                return plan(JSON.readTree(text)).map(DuckDbEstimates::estimate);
            } catch (JsonProcessingException e) {
                return Optional.empty();
            }
        });
    }

    private static Optional<String> text(List<Outcome> answers) {
        return answers.size() == 1
                        && answers.getFirst() instanceof Outcome.Rows rows
                        && !rows.rows().isEmpty()
                        && rows.rows().getFirst().values().getLast() instanceof Value.TextValue(var text)
                ? Optional.of(text)
                : Optional.empty();
    }

    /** A plan comes in an array; one that was run comes below what else was measured, as its operator (2.0) or its child. */
    private static Optional<JsonNode> plan(JsonNode read) {
        JsonNode top = read.isArray()
                ? read.path(0)
                : Stream.of("operator", "children")
                        .map(key -> read.path(key).path(0))
                        .filter(JsonNode::isObject)
                        .findFirst()
                        .orElse(read);
        while (AROUND.contains(name(top))) {
            top = top.path("children").path(0);
        }
        return top.isObject() ? Optional.of(top) : Optional.empty();
    }

    private static RowEstimate estimate(JsonNode node) {
        List<RowEstimate> inputs = new ArrayList<>();
        node.path("children").forEach(input -> inputs.add(estimate(input)));
        JsonNode extra = node.path("extra_info");
        String table = extra.path("Table").asText();
        String join = extra.path("Join Type").asText();
        return new RowEstimate(
                name(node) + (join.isEmpty() ? "" : " " + join) + (table.isEmpty() ? "" : " on " + table),
                number(extra.path("Estimated Cardinality")),
                COUNTED.stream()
                        .map(node::path)
                        .filter(JsonNode::isNumber)
                        .findFirst()
                        .map(counted -> OptionalDouble.of(counted.asDouble()))
                        .orElse(OptionalDouble.empty()),
                inputs);
    }

    private static String name(JsonNode node) {
        return NAMED.stream()
                .map(key -> node.path(key).asText().strip())
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static OptionalDouble number(JsonNode value) {
        try {
            return value.isMissingNode()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(Double.parseDouble(value.asText()));
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }
}
