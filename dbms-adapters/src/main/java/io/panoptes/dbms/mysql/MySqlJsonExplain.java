package io.panoptes.dbms.mysql;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Plan;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the JSON plans of MariaDB and of older MySQL: every object in them is an operator, called by the key that it stands
 * under; what it does to a table is in scalar fields of few words.
 */
public final class MySqlJsonExplain implements Explain {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Fields whose value belongs to the operator. */
    private static final List<String> KINDS =
            List.of("access_type", "join_type", "strategy", "operation", "sort_unique", "using_index");

    /** Objects that tell of costs only. */
    private static final Set<String> NOISE = Set.of("cost_info", "query_optimization", "r_engine_stats");

    /** What differs with names and constants is for people. */
    private static final List<String> DETAILS =
            List.of("table_name", "key", "attached_condition", "index_condition", "sort_key", "message");

    @Override
    public List<String> statements(String query) {
        return List.of("EXPLAIN FORMAT=JSON " + query);
    }

    @Override
    public Optional<Plan> read(List<Outcome> answers) {
        return text(answers).flatMap(MySqlJsonExplain::plan);
    }

    /** The JSON in the answer, which is one text. */
    public static Optional<String> text(List<Outcome> answers) {
        return answers.size() == 1
                        && answers.getFirst() instanceof Outcome.Rows rows
                        && !rows.rows().isEmpty()
                        && rows.rows().getFirst().values().getFirst() instanceof Value.TextValue(var text)
                ? Optional.of(text)
                : Optional.empty();
    }

    private static Optional<Plan> plan(String text) {
        try {
            List<Plan> plans = inputs(JSON.readTree(text));
            return plans.isEmpty() ? Optional.empty() : Optional.of(plans.getFirst());
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static List<Plan> inputs(JsonNode node) {
        List<Plan> inputs = new ArrayList<>();
        node.properties().forEach(field -> {
            if (!NOISE.contains(field.getKey())) {
                add(inputs, field.getKey(), field.getValue());
            }
        });
        return inputs;
    }

    private static void add(List<Plan> inputs, String key, JsonNode value) {
        if (value.isObject()) {
            inputs.add(operator(key, value));
        } else if (value.isArray()) {
            List<Plan> items = new ArrayList<>();
            value.forEach(item -> {
                if (item.isObject()) {
                    items.addAll(inputs(item));
                }
            });
            if (!items.isEmpty()) {
                inputs.add(new Plan(key.toUpperCase(Locale.ROOT), "", items));
            }
        }
    }

    private static Plan operator(String key, JsonNode node) {
        List<String> words = new ArrayList<>();
        words.add(key);
        for (String kind : KINDS) {
            JsonNode said = node.path(kind);
            if (said.isTextual()) {
                words.add(said.asText());
            } else if (said.asBoolean()) {
                words.add(kind);
            }
        }
        List<String> details = new ArrayList<>();
        for (String detail : DETAILS) {
            if (node.path(detail).isTextual()) {
                details.add(detail + ": " + node.path(detail).asText());
            }
        }
        return new Plan(String.join(" ", words).toUpperCase(Locale.ROOT), String.join("; ", details), inputs(node));
    }
}
