package io.panoptes.texttosql.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.texttosql.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The queries that one system predicts: BIRD's {@code {"0": "SELECT ... <tab>----- bird -----<tab> db"}}, a JSON array of texts or
 * of objects, JSON lines, CSV, or a text with a query a line.
 *
 * @param name of the system, which is that of the file
 * @param kind whose format the file has
 */
public record Predictions(String name, Benchmark.Kind kind, List<String> inOrder, Map<String, String> byId) {
    private static final String BIRD = "----- bird -----";
    private static final String BIRD_MARK = "\t" + BIRD + "\t";

    public Predictions {
        inOrder = List.copyOf(inOrder);
        byId = Map.copyOf(byId);
    }

    public static Predictions read(Path file) {
        String text = Records.text(file);
        String name = file.getFileName().toString().replaceAll("\\.[A-Za-z]+$", "");
        Predictions read;
        if (Records.isCsv(file)) {
            read = ofRows(name, Records.csv(text, file), file);
        } else if (Records.isJson(text)) {
            read = ofJson(name, Records.json(text, file), file);
        } else {
            read = new Predictions(
                    name,
                    Benchmark.Kind.OTHER,
                    text.lines().map(Predictions::queryOf).toList(),
                    Map.of());
        }
        if (read.size() == 0) {
            throw new BadInput(file + " holds no predictions");
        }
        return text.contains(BIRD) ? new Predictions(name, Benchmark.Kind.BIRD, read.inOrder(), read.byId()) : read;
    }

    public int size() {
        return Math.max(inOrder.size(), byId.size());
    }

    /** The query for a question; {@code place} is its place in the file of questions. Empty where there is none. */
    public Optional<String> of(BenchmarkQuestion question, int place) {
        Optional<String> query = !byId.isEmpty()
                ? Optional.ofNullable(byId.get(question.id()))
                : place < inOrder.size() ? Optional.of(inOrder.get(place)) : Optional.empty();
        return query.map(text -> withoutDatabase(text, question.database())).filter(text -> !text.isEmpty());
    }

    private static Predictions ofRows(String name, List<Map<String, String>> rows, Path file) {
        List<String> inOrder = new ArrayList<>();
        Map<String, String> byId = new HashMap<>();
        for (Map<String, String> row : rows) {
            String query = Records.field(row, FieldNames.PREDICTION).orElseThrow(() -> missing(file, inOrder.size()));
            Records.field(row, FieldNames.ID).ifPresent(id -> byId.put(id.strip(), queryOf(query)));
            inOrder.add(queryOf(query));
        }
        return idsOrOrder(name, inOrder, byId);
    }

    private static Predictions ofJson(String name, JsonNode json, Path file) {
        if (json.isObject()) {
            return ofObject(name, json, file);
        }
        List<String> inOrder = new ArrayList<>();
        Map<String, String> byId = new HashMap<>();
        for (JsonNode node : json) {
            String query = node.isTextual()
                    ? node.asText()
                    : node.isNull()
                            ? ""
                            : Records.field(node, FieldNames.PREDICTION)
                                    .orElseThrow(() -> missing(file, inOrder.size()));
            Records.field(node, FieldNames.ID).ifPresent(id -> byId.put(id, queryOf(query)));
            inOrder.add(queryOf(query));
        }
        return idsOrOrder(name, inOrder, byId);
    }

    private static Predictions ofObject(String name, JsonNode json, Path file) {
        Map<String, String> byId = new LinkedHashMap<>();
        for (var field : json.properties()) {
            JsonNode value = field.getValue();
            String query = value.isTextual() || value.isNumber()
                    ? value.asText()
                    : Records.field(value, FieldNames.PREDICTION).orElseThrow(() -> missing(file, byId.size()));
            byId.put(field.getKey(), queryOf(query));
        }
        return new Predictions(name, Benchmark.Kind.OTHER, List.of(), byId);
    }

    /** Ids count where each prediction has one of its own. */
    private static Predictions idsOrOrder(String name, List<String> inOrder, Map<String, String> byId) {
        return byId.size() == inOrder.size()
                ? new Predictions(name, Benchmark.Kind.OTHER, List.of(), byId)
                : new Predictions(name, Benchmark.Kind.OTHER, inOrder, Map.of());
    }

    private static BadInput missing(Path file, int place) {
        return new BadInput("%s: prediction %d has no query; it is looked for under %s"
                .formatted(file, place, String.join(", ", FieldNames.PREDICTION)));
    }

    /** The query without BIRD's mark and what stands behind it. */
    private static String queryOf(String line) {
        int mark = line.indexOf(BIRD_MARK);
        return QueryText.trimmed(mark >= 0 ? line.substring(0, mark) : line);
    }

    /** The query without the name of the question's database behind a tab, as Spider's lines may have it. */
    private static String withoutDatabase(String query, String database) {
        String end = "\t" + database;
        return query.endsWith(end) ? QueryText.trimmed(query.substring(0, query.length() - end.length())) : query;
    }
}
