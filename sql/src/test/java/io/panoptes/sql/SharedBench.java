package io.panoptes.sql;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The benchmark pairs beside the project, for tests that skip where they are absent. */
public final class SharedBench {
    private SharedBench() {}

    public static List<JsonNode> pairs() {
        Path folder = Path.of(System.getProperty("panoptes.root", "..")).resolveSibling("shared/bench");
        Assumptions.assumeTrue(Files.isDirectory(folder), () -> "skipped: there is no " + folder);
        ObjectMapper mapper = new ObjectMapper();
        List<JsonNode> pairs = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList()) {
                for (String line : Files.readAllLines(file)) {
                    pairs.add(mapper.readTree(line));
                }
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return pairs;
    }

    public static List<String> schema(JsonNode pair) {
        List<String> statements = new ArrayList<>();
        pair.get("schema").forEach(statement -> statements.add(statement.asText()));
        return statements;
    }
}
