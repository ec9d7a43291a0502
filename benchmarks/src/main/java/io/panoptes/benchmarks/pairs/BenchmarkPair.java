package io.panoptes.benchmarks.pairs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.trial.TextPair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A line of a benchmark file.
 *
 * @param semantics by which this pair is compared, where it is not that of the run
 * @param profile by which this pair is read, where it is not that of the run
 */
public record BenchmarkPair(
        String id,
        List<String> schema,
        String left,
        String right,
        Optional<Semantics> semantics,
        Optional<ReadingProfile> profile) {
    public BenchmarkPair {
        schema = List.copyOf(schema);
    }

    public BenchmarkPair(String id, List<String> schema, String left, String right) {
        this(id, schema, left, right, Optional.empty(), Optional.empty());
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

    /** As a line of a benchmark file. */
    public String line() {
        ObjectNode line = JsonNodeFactory.instance.objectNode().put("id", id);
        ArrayNode statements = line.putArray("schema");
        schema.forEach(statements::add);
        line.put("left", left).put("right", right);
        semantics.ifPresent(given -> line.put("semantics", given.name().toLowerCase(Locale.ROOT)));
        profile.ifPresent(given -> line.put("profile", given.name()));
        return line.toString();
    }

    /** The pair with its schema; one that can't be read is thrown as the reader throws it. */
    public QueryPair queryPair(Semantics ofRun) {
        return new QueryPair(SchemaReader.read(schema), left, right, semantics.orElse(ofRun));
    }

    /** The pair as it is written. */
    public TextPair texts(Semantics ofRun) {
        return new TextPair(schema, SchemaReader.read(schema), left, right, semantics.orElse(ofRun));
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
                node.path("id").asText(place),
                schema,
                text(node, "left", place),
                text(node, "right", place),
                semantics(node, place),
                profile(node, place));
    }

    private static Optional<Semantics> semantics(JsonNode node, String place) throws IOException {
        String name = node.path("semantics").asText("");
        for (Semantics semantics : Semantics.values()) {
            if (semantics.name().equalsIgnoreCase(name)) {
                return Optional.of(semantics);
            }
        }
        if (!name.isEmpty()) {
            throw new IOException("%s: no semantics %s; there are bag, set and list".formatted(place, name));
        }
        return Optional.empty();
    }

    private static Optional<ReadingProfile> profile(JsonNode node, String place) throws IOException {
        String name = node.path("profile").asText("");
        Optional<ReadingProfile> profile = ReadingProfiles.find(name);
        if (!name.isEmpty() && profile.isEmpty()) {
            throw new IOException("%s: no profile %s; there are %s".formatted(place, name, ReadingProfiles.names()));
        }
        return profile;
    }

    private static String text(JsonNode node, String field, String place) throws IOException {
        if (!node.path(field).isTextual()) {
            throw new IOException("%s: \"%s\" is missing; it holds a query as text".formatted(place, field));
        }
        return node.path(field).asText();
    }
}
