package io.panoptes.benchmarks.pairs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.trial.TextPair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A line of a benchmark file. */
public record BenchmarkPair(String id, List<String> schema, String left, String right) {
    public BenchmarkPair {
        schema = List.copyOf(schema);
    }

    /** All pairs of a file of JSON lines; the message of what is thrown names the line. */
    public static List<BenchmarkPair> read(Path file) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        List<BenchmarkPair> pairs = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (!line.isBlank()) {
                pairs.add(pair(mapper, line, file + ":" + number));
            }
        }
        return pairs;
    }

    /** The pair with its schema; one that can't be read is thrown as the reader throws it. */
    public QueryPair queryPair(Semantics semantics) {
        return new QueryPair(SchemaReader.read(schema), left, right, semantics);
    }

    /** The pair as it is written. */
    public TextPair texts(Semantics semantics) {
        return new TextPair(schema, SchemaReader.read(schema), left, right, semantics);
    }

    private static BenchmarkPair pair(ObjectMapper mapper, String line, String place) throws IOException {
        JsonNode node;
        try {
            node = mapper.readTree(line);
        } catch (IOException e) {
            throw new IOException(
                    "%s: not a JSON object: %s"
                            .formatted(
                                    place,
                                    String.valueOf(e.getMessage())
                                            .lines()
                                            .findFirst()
                                            .orElse("")),
                    e);
        }
        List<String> schema = new ArrayList<>();
        node.path("schema").forEach(statement -> schema.add(statement.asText()));
        return new BenchmarkPair(
                node.path("id").asText(place), schema, text(node, "left", place), text(node, "right", place));
    }

    private static String text(JsonNode node, String field, String place) throws IOException {
        if (!node.path(field).isTextual()) {
            throw new IOException("%s: \"%s\" is missing; it holds a query as text".formatted(place, field));
        }
        return node.path(field).asText();
    }
}
