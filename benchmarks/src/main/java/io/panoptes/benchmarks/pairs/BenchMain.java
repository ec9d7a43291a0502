package io.panoptes.benchmarks.pairs;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Prints a line a pair and a summary, for whoever works on the prover: {@code file [every n-th pair] [strict]}. With
 * {@code strict} a proof may take nothing for granted. Pairs
 * that {@link PublishedPairs} does not know are read as the standard is, with exact division.
 */
public final class BenchMain {
    private static final ReadingProfile EXACT = ReadingProfile.STANDARD.withExactDivision("standard, exact division");

    private BenchMain() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String file = arguments[0];
        int step = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        List<String> flags = List.of(arguments);
        Set<Assumption> allowed = flags.contains("strict") ? Set.of() : EnumSet.allOf(Assumption.class);
        List<ReadingProfile> profiles = List.of(PublishedPairs.reading(file).orElse(EXACT));
        PairDecider engine = new PairDecider(List.of(), SolverSource.HERE, profiles, allowed);
        List<BenchmarkPair> lines = BenchmarkPair.read(Path.of(file));
        List<BenchmarkPair> chosen = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += step) {
            chosen.add(lines.get(i));
        }
        List<PairResult> results = new ArrayList<>();
        new PairBenchmark(engine::decide, profiles, Duration.ofSeconds(10), Semantics.BAG)
                .run(chosen, 1, Optional::empty, result -> {
                    results.add(result);
                    System.out.printf(
                            "%s %s %.0f ms %s%n", result.id(), result.verdict(), result.millis(), result.stage());
                    if (!result.reason().isEmpty()) {
                        System.out.println("    " + result.reason().replace("\n", "\n    "));
                    }
                });
        Map<String, Integer> counts = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        results.forEach(result -> counts.merge(result.verdict().name(), 1, Integer::sum));
        results.forEach(result ->
                reasons.merge(result.reason().lines().findFirst().orElse("").replaceAll(";.*", ""), 1, Integer::sum));
        List<Double> times = results.stream().map(PairResult::millis).sorted().toList();
        System.out.println(
                counts + " median " + times.get(times.size() / 2) + " p95 " + times.get(times.size() * 95 / 100));
        reasons.forEach((reason, count) -> System.out.println(count + " " + reason));
    }
}
