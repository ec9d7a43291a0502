package io.panoptes.dbms.mariadb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.RowEstimate;
import io.panoptes.dbms.mysql.MySqlJsonExplain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads the numbers of rows in MariaDB's JSON plans: it says them of the tables that are read, behind their conditions, and of nothing above. */
final class MariaDbEstimates implements Estimates {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public boolean areOfQueries() {
        return false;
    }

    @Override
    public List<String> expecting(String query) {
        return List.of("EXPLAIN FORMAT=JSON " + query);
    }

    @Override
    public List<String> counting(String query) {
        return List.of("ANALYZE FORMAT=JSON " + query);
    }

    @Override
    public Optional<RowEstimate> read(List<Outcome> answers) {
        return MySqlJsonExplain.text(answers).flatMap(MariaDbEstimates::estimate);
    }

    private static Optional<RowEstimate> estimate(String json) {
        try {
            List<RowEstimate> tables = tables(JSON.readTree(json));
            return tables.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new RowEstimate("query", OptionalDouble.empty(), OptionalDouble.empty(), tables));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static List<RowEstimate> tables(JsonNode node) {
        List<RowEstimate> found = new ArrayList<>();
        node.properties().forEach(field -> {
            if (field.getKey().equals("table") && field.getValue().has("table_name")) {
                found.add(table(field.getValue()));
            } else {
                found.addAll(tables(field.getValue()));
            }
        });
        if (node.isArray()) {
            node.forEach(item -> found.addAll(tables(item)));
        }
        return found;
    }

    private static RowEstimate table(JsonNode node) {
        return new RowEstimate(
                "%s of %s"
                        .formatted(
                                node.path("access_type").asText(),
                                node.path("table_name").asText()),
                rows(node, ""),
                rows(node, "r_"),
                tables(node.path("materialized")));
    }

    /** What is read, less what the conditions leave out. */
    private static OptionalDouble rows(JsonNode node, String prefix) {
        JsonNode read = node.path(prefix + "rows");
        JsonNode percent = node.path(prefix + "filtered");
        return read.isNumber()
                ? OptionalDouble.of(read.asDouble() * (percent.isNumber() ? percent.asDouble() : 100) / 100)
                : OptionalDouble.empty();
    }
}
