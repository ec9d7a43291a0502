package io.panoptes.equivalence.bench;

import io.panoptes.equivalence.Engine;
import io.panoptes.equivalence.Options;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.prover.translation.Assumption;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints a line a pair and a summary: {@code file [every n-th pair] [prove]}. With {@code prove} the refuter is left out.
 * MySQL's profile for files whose name says leetcode, the standard's for others.
 */
public final class BenchMain {
    private BenchMain() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        String file = arguments[0];
        int step = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        boolean proveOnly = arguments.length > 2 && arguments[2].equals("prove");
        int only = arguments.length > 3 ? Integer.parseInt(arguments[3]) : -1;
        List<Stage> cheap = proveOnly ? List.of() : List.of(new ConcreteStage(1, 600, 2_000));
        EquivalenceBench bench = new EquivalenceBench(
                new Engine(cheap, List.of(), Meaning.LENIENT),
                file.contains("leetcode") ? FrontProfile.MYSQL : FrontProfile.STANDARD,
                Options.STANDARD.withBudget(Duration.ofSeconds(10)).allowing(EnumSet.allOf(Assumption.class)));
        List<String> lines = Files.readAllLines(Path.of(file));
        List<EquivalenceBench.Row> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += step) {
            if (only >= 0 && i != only) {
                continue;
            }
            EquivalenceBench.Row row;
            try {
                row = bench.run(lines.get(i));
            } catch (RuntimeException | StackOverflowError e) {
                System.out.println("FAILED at line " + i);
                e.printStackTrace(System.out);
                continue;
            }
            rows.add(row);
            System.out.printf("%s %s %.0f ms %s%n", row.id(), row.verdict(), row.millis(), row.stage());
            if (!row.reason().isEmpty()) {
                System.out.println("    " + row.reason().replace("\n", "\n    "));
            }
        }
        Map<String, Integer> counts = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        rows.forEach(row -> counts.merge(row.verdict(), 1, Integer::sum));
        rows.forEach(row ->
                reasons.merge(row.reason().lines().findFirst().orElse("").replaceAll(";.*", ""), 1, Integer::sum));
        List<Double> times =
                rows.stream().map(EquivalenceBench.Row::millis).sorted().toList();
        System.out.println(
                counts + " median " + times.get(times.size() / 2) + " p95 " + times.get(times.size() * 95 / 100));
        reasons.forEach((reason, count) -> System.out.println(count + " " + reason));
    }
}
