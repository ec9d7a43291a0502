package io.panoptes.benchmarks.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.benchmarks.coverage.GcovReport.Share;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Reads what a build with {@code gcc --coverage} wrote beside its objects, by the {@code gcov} of the same compiler. */
public final class Gcov {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int SECONDS = 300;
    private static final int FILES_AT_ONCE = 100;

    private final Path objects;
    private final List<String> places;

    /**
     * @param objects the folder in which the build was made
     * @param places folders ({@code src/backend/optimizer}) or files ({@code where*.c}) of its sources
     */
    public Gcov(Path objects, List<String> places) {
        this.objects = objects.toAbsolutePath();
        this.places = List.copyOf(places);
    }

    /** Forgets what was counted before. */
    public void clear() {
        for (Path counted : files(".gcda")) {
            try {
                Files.delete(counted);
            } catch (IOException e) {
                throw new UncheckedIOException("%s can't be removed".formatted(counted), e);
            }
        }
    }

    /** What was counted since. Processes of the DBMS write when they end, so they must have. */
    public GcovReport read() {
        SortedMap<String, Share> sums = new TreeMap<>();
        places.forEach(place -> sums.put(place, Share.NOTHING));
        List<Path> counted = files(".gcda");
        if (counted.isEmpty()) {
            throw new IllegalStateException(
                    "nothing was counted below %s.%n  Name the folder in which the DBMS was built with gcc --coverage."
                            .formatted(objects));
        }
        // A header is read once for each object that includes it: its lines are united.
        Map<String, Lines> sources = new HashMap<>();
        for (int i = 0; i < counted.size(); i += FILES_AT_ONCE) {
            read(counted.subList(i, Math.min(counted.size(), i + FILES_AT_ONCE)), sources);
        }
        sources.forEach((source, lines) -> places.stream()
                .filter(place -> isIn(source, place))
                .forEach(place -> sums.merge(place, lines.share(), Share::plus)));
        return new GcovReport(sums);
    }

    private static final class Lines {
        private final Set<Integer> all = new HashSet<>();
        private final Set<Integer> reached = new HashSet<>();
        private final Set<String> branches = new HashSet<>();
        private final Set<String> branchesReached = new HashSet<>();

        Share share() {
            return new Share(reached.size(), all.size(), branchesReached.size(), branches.size());
        }

        void add(JsonNode line) {
            int number = line.path("line_number").asInt();
            all.add(number);
            if (line.path("count").asLong() > 0) {
                reached.add(number);
            }
            int place = 0;
            for (JsonNode branch : line.path("branches")) {
                String name = number + ":" + place++;
                branches.add(name);
                if (branch.path("count").asLong() > 0) {
                    branchesReached.add(name);
                }
            }
        }
    }

    private void read(List<Path> counted, Map<String, Lines> sources) {
        List<String> command = new ArrayList<>(List.of("gcov", "--json-format", "--stdout", "--branch-probabilities"));
        counted.forEach(file -> command.add(file.toString()));
        try {
            Process gcov = new ProcessBuilder(command)
                    .directory(objects.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (InputStream out = gcov.getInputStream();
                    var documents = JSON.readerFor(JsonNode.class).<JsonNode>readValues(out)) {
                while (documents.hasNext()) {
                    for (JsonNode file : documents.next().path("files")) {
                        Lines lines = sources.computeIfAbsent(file.path("file").asText(), ignored -> new Lines());
                        file.path("lines").forEach(lines::add);
                    }
                }
            } finally {
                if (!gcov.waitFor(SECONDS, TimeUnit.SECONDS)) {
                    gcov.destroyForcibly();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "gcov can't be run.%n  Install that of the compiler of the build, such as gcc.".formatted(), e);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while gcov ran", interrupted);
        }
    }

    /** A place with a star or a suffix names files; any other a folder. */
    static boolean isIn(String source, String place) {
        Path path = Path.of(source).normalize();
        if (place.contains("*") || place.matches(".*\\.\\w+")) {
            PathMatcher files = path.getFileSystem().getPathMatcher("glob:" + place);
            return files.matches(path) || path.getFileName() != null && files.matches(path.getFileName());
        }
        return ("/" + path).contains("/" + place + "/") || path.startsWith(Path.of(place));
    }

    private List<Path> files(String suffix) {
        try (Stream<Path> all = Files.walk(objects)) {
            return all.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("%s can't be read".formatted(objects), e);
        }
    }
}
