package io.panoptes.benchmarks.adversary;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.benchmarks.pairs.BenchmarkPair;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Pairs whose queries differ, most of them by what one side condition of a rule forbids. */
public final class NearMisses {
    private static final String FILE = "near-misses.jsonl";

    private NearMisses() {}

    /** Those of the program. */
    public static List<BenchmarkPair> shipped() throws IOException {
        Path copy = Files.createTempFile("near-misses", ".jsonl");
        try (InputStream in = NearMisses.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IOException(FILE + " is missing from the program");
            }
            Files.write(copy, in.readAllBytes());
            return of(copy);
        } finally {
            Files.delete(copy);
        }
    }

    /** The pairs of a file whose label is {@code different}. */
    public static List<BenchmarkPair> of(Path file) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        Set<String> different = new HashSet<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank()) {
                var node = mapper.readTree(line);
                if (node.path("label").asText().equals("different")) {
                    different.add(node.path("id").asText());
                }
            }
        }
        return BenchmarkPair.read(file).stream()
                .filter(pair -> different.contains(pair.id()))
                .toList();
    }
}
