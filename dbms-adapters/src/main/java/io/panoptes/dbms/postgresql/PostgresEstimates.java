package io.panoptes.dbms.postgresql;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.RowEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the numbers of rows in PostgreSQL's JSON plans. */
final class PostgresEstimates implements Estimates {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public List<String> expecting(String query) {
        return List.of("EXPLAIN (FORMAT JSON) " + query);
    }

    @Override
    public List<String> counting(String query) {
        return List.of("EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) " + query);
    }

    @Override
    public Optional<RowEstimate> read(List<Outcome> answers) {
        return PostgresExplain.text(answers).flatMap(text -> {
            try {
                JsonNode plan = JSON.readTree(text).path(0).path("Plan");
                return plan.isObject() ? Optional.of(estimate(plan)) : Optional.empty();
            } catch (JsonProcessingException e) {
                return Optional.empty();
            }
        });
    }

    private static RowEstimate estimate(JsonNode node) {
        boolean run = node.path("Actual Loops").asDouble() > 0;
        List<RowEstimate> inputs = new ArrayList<>();
        node.path("Plans").forEach(input -> inputs.add(estimate(input)));
        return new RowEstimate(
                operator(node),
                number(node.path("Plan Rows")),
                run ? number(node.path("Actual Rows")) : OptionalDouble.empty(),
                inputs);
    }

    private static String operator(JsonNode node) {
        String join = node.path("Join Type").asText();
        String relation = node.path("Relation Name").asText();
        return Stream.of(
                        node.path("Node Type").asText(),
                        join.equals("Inner") ? "" : join,
                        relation.isEmpty() ? "" : "on " + relation)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static OptionalDouble number(JsonNode value) {
        return value.isNumber() ? OptionalDouble.of(value.asDouble()) : OptionalDouble.empty();
    }
}
