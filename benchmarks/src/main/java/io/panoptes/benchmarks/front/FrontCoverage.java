package io.panoptes.benchmarks.front;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.benchmarks.pairs.PublishedPairs;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.text.SqlTextException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Which pairs of a benchmark file reach the algebra, and why the others don't. */
public record FrontCoverage(int pairs, int reached, Map<String, List<String>> leftOut, double medianMillis) {

    /** Prints the coverage of each file; as {@link PublishedPairs} says that it is read, or as the standard is. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] files) throws IOException {
        for (String file : files) {
            System.out.println(file);
            System.out.println(of(Path.of(file), PublishedPairs.reading(file).orElse(ReadingProfile.STANDARD))
                    .report());
        }
    }

    /** Translates both queries of every pair of a file of JSON lines with {@code id, schema, left, right}. */
    public static FrontCoverage of(Path file, ReadingProfile profile) throws IOException {
        ObjectMapper json = new ObjectMapper();
        Map<List<String>, Front> fronts = new HashMap<>();
        Map<String, List<String>> leftOut = new TreeMap<>();
        List<Double> millis = new ArrayList<>();
        int pairs = 0;
        int reached = 0;
        for (String line : Files.readAllLines(file)) {
            JsonNode pair = json.readTree(line);
            List<String> ddl = new ArrayList<>();
            pair.get("schema").forEach(statement -> ddl.add(statement.asText()));
            Optional<String> problem = Optional.empty();
            for (String side : List.of("left", "right")) {
                long start = System.nanoTime();
                problem = problem.or(
                        () -> problem(fronts, ddl, profile, pair.get(side).asText()));
                millis.add((System.nanoTime() - start) / 1e6);
            }
            pairs++;
            reached += problem.isEmpty() ? 1 : 0;
            problem.ifPresent(reason -> leftOut.computeIfAbsent(reason, key -> new ArrayList<>())
                    .add(pair.get("id").asText()));
        }
        millis.sort(null);
        return new FrontCoverage(pairs, reached, leftOut, millis.isEmpty() ? 0 : millis.get(millis.size() / 2));
    }

    private static Optional<String> problem(
            Map<List<String>, Front> fronts, List<String> ddl, ReadingProfile profile, String sql) {
        try {
            fronts.computeIfAbsent(ddl, key -> new Front(SchemaReader.read(key), profile))
                    .translate(sql);
            return Optional.empty();
        } catch (SqlError e) {
            return Optional.of("invalid: " + e.problem().replaceAll(" at line \\d+, column \\d+", ""));
        } catch (Unsupported e) {
            return Optional.of("not supported: " + e.construct());
        } catch (SqlTextException e) {
            return Optional.of("schema: " + e.getMessage());
        }
    }

    public double share() {
        return pairs == 0 ? 1 : (double) reached / pairs;
    }

    /** The figures, then a line for each reason with the pairs that it keeps out. */
    public String report() {
        StringBuilder text = new StringBuilder("%d of %d pairs reach the algebra (%.1f%%), median %.2f ms a query%n"
                .formatted(reached, pairs, 100 * share(), medianMillis));
        leftOut.forEach((reason, ids) -> text.append("  %d %s: %s%n".formatted(ids.size(), reason, ids)));
        return text.toString();
    }
}
