package io.panoptes.equivalence.refuter.concrete;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The pairs of the shared benchmarks. */
record BenchPairs(List<Pair> pairs) {

    record Pair(String id, List<String> schema, String left, String right) {}

    /** Skips the test where the file is absent. */
    static BenchPairs read(String file) {
        Path path = Path.of(System.getProperty("panoptes.root", ".."), "..", "shared", "bench", file);
        Assumptions.assumeTrue(Files.exists(path), "no benchmark file " + path.normalize());
        ObjectMapper mapper = new ObjectMapper();
        List<Pair> pairs = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(path)) {
                JsonNode json = mapper.readTree(line);
                List<String> schema = new ArrayList<>();
                json.get("schema").forEach(statement -> schema.add(statement.asText()));
                pairs.add(new Pair(
                        json.get("id").asText(),
                        schema,
                        json.get("left").asText(),
                        json.get("right").asText()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new BenchPairs(pairs);
    }

    /** Every n-th pair, so that about {@code count} remain. */
    BenchPairs sample(int wanted) {
        int step = Math.max(1, pairs.size() / wanted);
        List<Pair> some = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i += step) {
            some.add(pairs.get(i));
        }
        return new BenchPairs(some);
    }
}
