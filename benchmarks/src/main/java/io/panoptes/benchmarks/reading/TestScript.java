package io.panoptes.benchmarks.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Statements and queries that ran on a DBMS, with its answers. As JSON: {@code {"id": ..., "steps": [...]}}, where a step is
 * {@code {"kind": "statement", "sql": ..., "ok": true}} or {@code {"kind": "query", "sql": ..., "columns": [...], "rows": [[...]]}}.
 */
public record TestScript(String id, List<Step> steps) {
    private static final ObjectMapper JSON = new ObjectMapper();

    public TestScript {
        steps = List.copyOf(steps);
    }

    /** One statement or query, in the order in which they ran. */
    public sealed interface Step {
        String sql();

        /** @param succeeds whether the DBMS executed it; if not, it raised an error and changed nothing */
        record Statement(String sql, boolean succeeds) implements Step {}

        /** @param answer the DBMS's rows; empty where the file does not have them */
        record Query(String sql, Optional<Known> answer) implements Step {}
    }

    /**
     * The answer of a DBMS.
     *
     * @param columns the types of the columns
     * @param rows a JSON array each
     */
    public record Known(List<String> columns, List<JsonNode> rows) {
        public Known {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /** Reads a file of JSON lines, one script a line. */
    public static List<TestScript> read(Path file) throws IOException {
        List<TestScript> scripts = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank()) {
                scripts.add(of(JSON.readTree(line)));
            }
        }
        return scripts;
    }

    private static TestScript of(JsonNode script) {
        List<Step> steps = new ArrayList<>();
        script.path("steps").forEach(step -> steps.add(step(step)));
        return new TestScript(script.path("id").asText(), steps);
    }

    private static Step step(JsonNode step) {
        String sql = step.path("sql").asText();
        if (step.path("kind").asText().equals("statement")) {
            return new Step.Statement(sql, step.path("ok").asBoolean());
        }
        if (!step.has("rows")) {
            return new Step.Query(sql, Optional.empty());
        }
        List<String> columns = new ArrayList<>();
        step.path("columns").forEach(column -> columns.add(column.asText()));
        List<JsonNode> rows = new ArrayList<>();
        step.path("rows").forEach(rows::add);
        return new Step.Query(sql, Optional.of(new Known(columns, rows)));
    }
}
