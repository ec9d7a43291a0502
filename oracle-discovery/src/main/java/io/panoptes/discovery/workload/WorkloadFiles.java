package io.panoptes.discovery.workload;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.trial.StatementTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads queries of users, by the ends of the files' names: {@code .test} and {@code .slt} for sqllogictest, {@code .sql},
 * {@code .csv} of {@code pg_stat_statements}, {@code .json} of a text-to-SQL benchmark, {@code .jsonl} with a script a line.
 */
public final class WorkloadFiles {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ENDS = ".test, .test_slow, .slt, .sql, .csv, .json or .jsonl";

    /** The tables of each database by its name, or under {@link #ALL} of them all. */
    private final Map<String, List<String>> tables;

    private static final String ALL = "";

    private WorkloadFiles(Map<String, List<String>> tables) {
        this.tables = tables;
    }

    /**
     * @param place a file, or a folder of which every file that can be read is read
     * @param schema CREATE TABLE statements (.sql), or those of several databases by name (.json), for queries that come without
     */
    public static List<WorkloadScript> read(Path place, Optional<Path> schema) throws IOException, WorkloadException {
        WorkloadFiles files = new WorkloadFiles(schema.isPresent() ? tables(schema.get()) : Map.of());
        if (!Files.exists(place)) {
            throw new WorkloadException(place, "there is no such file or folder", "Name one with --seeds-from.");
        }
        List<WorkloadScript> scripts = new ArrayList<>();
        if (Files.isDirectory(place)) {
            try (Stream<Path> found = Files.walk(place)) {
                for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
                    scripts.addAll(files.scripts(file).orElse(List.of()));
                }
            }
        } else {
            scripts.addAll(files.scripts(place)
                    .orElseThrow(() -> new WorkloadException(
                            place, "its name does not tell what it holds", "The name should end in " + ENDS + ".")));
        }
        if (scripts.stream().allMatch(script -> script.statements().isEmpty())) {
            throw new WorkloadException(
                    place, "no statement is in it", "Files whose names end in " + ENDS + " are read.");
        }
        return scripts;
    }

    private Optional<List<WorkloadScript>> scripts(Path file) throws IOException, WorkloadException {
        String name = file.getFileName().toString();
        String end = name.substring(name.lastIndexOf('.') + 1);
        return switch (end) {
            case "test", "test_slow", "slt" ->
                Optional.of(List.of(script(file, ALL, SqlLogicTest.statements(Files.readString(file)))));
            case "sql" -> Optional.of(List.of(script(file, ALL, statements(file))));
            case "csv" -> Optional.of(List.of(script(file, ALL, statistics(file))));
            case "json" -> Optional.of(gold(file));
            case "jsonl" -> Optional.of(suite(file));
            default -> Optional.empty();
        };
    }

    private WorkloadScript script(Object name, String database, List<String> statements) {
        List<String> all = new ArrayList<>(tables.getOrDefault(database, tables.getOrDefault(ALL, List.of())));
        all.addAll(statements);
        return new WorkloadScript(name.toString(), all);
    }

    private static List<String> statements(Path file) throws IOException, WorkloadException {
        try {
            return StatementTexts.of(Files.readString(file));
        } catch (SqlTextException e) {
            throw new WorkloadException(
                    file, "it can't be split into statements: " + e.getMessage(), "Correct it there.");
        }
    }

    /** The parameters of a statement, {@code $1}, stand where constants were; any will do, for they become expressions. */
    private static List<String> statistics(Path file) throws IOException, WorkloadException {
        return CsvTable.read(Files.readString(file))
                .column("query")
                .orElseThrow(() -> new WorkloadException(
                        file,
                        "it has no column named query",
                        "Export pg_stat_statements with: COPY (SELECT query, calls FROM pg_stat_statements) TO STDOUT"
                                + " CSV HEADER"))
                .stream()
                .map(query -> query.replaceAll("\\$([0-9]+)", "$1"))
                .toList();
    }

    private List<WorkloadScript> gold(Path file) throws IOException, WorkloadException {
        JsonNode root = json(file, Files.readString(file));
        Map<String, List<String>> byDatabase = new LinkedHashMap<>();
        for (JsonNode question : root) {
            String sql = text(question, "SQL", "query", "sql", "gold");
            if (!sql.isEmpty()) {
                byDatabase
                        .computeIfAbsent(question.path("db_id").asText(ALL), unknown -> new ArrayList<>())
                        .add(sql);
            }
        }
        return byDatabase.entrySet().stream()
                .map(entry -> script(file + "#" + entry.getKey(), entry.getKey(), entry.getValue()))
                .toList();
    }

    private List<WorkloadScript> suite(Path file) throws IOException, WorkloadException {
        List<WorkloadScript> scripts = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode script = json(file, line);
            List<String> statements = new ArrayList<>();
            script.path("steps").forEach(step -> statements.add(step.path("sql").asText()));
            scripts.add(script(script.path("id").asText(file.toString()), ALL, statements));
        }
        return scripts;
    }

    private static Map<String, List<String>> tables(Path file) throws IOException, WorkloadException {
        if (!Files.exists(file)) {
            throw new WorkloadException(file, "there is no such file", "Name one with --seed-schema.");
        }
        if (!file.toString().endsWith(".json")) {
            return Map.of(ALL, statements(file));
        }
        Map<String, List<String>> tables = new LinkedHashMap<>();
        json(file, Files.readString(file)).properties().forEach(database -> {
            List<String> statements = new ArrayList<>();
            database.getValue().forEach(statement -> statements.add(statement.asText()));
            tables.put(database.getKey(), statements);
        });
        return tables;
    }

    private static String text(JsonNode node, String... names) {
        for (String name : names) {
            if (node.path(name).isTextual()) {
                return node.path(name).asText();
            }
        }
        return "";
    }

    private static JsonNode json(Path file, String text) throws WorkloadException {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new WorkloadException(file, "it is not JSON (" + e.getOriginalMessage() + ")", "Correct it there.");
        }
    }
}
