package io.panoptes.benchmarks.planner;

import io.panoptes.benchmarks.planner.PlannerRuleTrial.Case;
import io.panoptes.benchmarks.planner.PlannerRuleTrial.End;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.reading.ReadingProfile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures the engine on pairs that are equal by construction: a query before and after a rule of Calcite's planner. Prints each pair
 * that is not proved, then the counts of each rule.
 *
 * <p>Arguments: a file of CREATE TABLE statements and queries, those of the project if absent or {@code -}; and a part of the names of
 * the rules to use, all if absent.
 */
public final class PlannerRuleMain {
    private PlannerRuleMain() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        boolean own = arguments.length == 0 || arguments[0].equals("-");
        String text = own ? standardQueries() : Files.readString(Path.of(arguments[0]));
        String wanted = arguments.length > 1 ? arguments[1] : "";
        List<String> statements = PlannerRuleTrial.statements(text);
        List<String> tables =
                statements.stream().filter(PlannerRuleMain::isTable).toList();
        List<String> queries =
                statements.stream().filter(statement -> !isTable(statement)).toList();
        Options options = Options.STANDARD.withBudget(Duration.ofSeconds(10));
        PlannerRuleTrial trial = new PlannerRuleTrial(
                tables, ReadingProfile.STANDARD, ProblemDecider.standard(List.of(), SolverSource.HERE), options);
        Map<String, Map<End, Integer>> counts = new TreeMap<>();
        List<Double> times = new ArrayList<>();
        trial.run(queries, found -> {
            if (found.rule().contains(wanted)) {
                counts.computeIfAbsent(found.rule(), rule -> new EnumMap<>(End.class))
                        .merge(found.end(), 1, Integer::sum);
                times.add(found.millis());
                print(found);
            }
        });
        counts.forEach((rule, ends) -> System.out.printf("%-50s %s%n", rule, ends));
        Map<End, Integer> all = new EnumMap<>(End.class);
        counts.values().forEach(ends -> ends.forEach((end, count) -> all.merge(end, count, Integer::sum)));
        times.sort(null);
        System.out.printf("all %s, median %.0f ms%n", all, times.isEmpty() ? 0 : times.get(times.size() / 2));
    }

    private static boolean isTable(String statement) {
        return statement.startsWith("CREATE ");
    }

    @SuppressWarnings("SystemOut")
    private static void print(Case found) {
        if (found.end() == End.OPEN || found.end() == End.REFUTED) {
            System.out.printf(
                    "%s %s (%.0f ms)%n  %s%n  %s%n%s%n  ==%n%s%n",
                    found.end(),
                    found.rule(),
                    found.millis(),
                    found.sql(),
                    found.reason().replace("\n", "\n  "),
                    found.before(),
                    found.after());
        } else if (found.end() == End.NOT_EXPRESSIBLE) {
            System.out.printf("%s %s: %s%n", found.end(), found.rule(), found.reason());
        }
    }

    /** The queries that the project keeps for this. */
    static String standardQueries() {
        try (InputStream file = PlannerRuleMain.class.getResourceAsStream("planner-queries.sql")) {
            if (file == null) {
                throw new IllegalStateException("planner-queries.sql is missing: build the project again");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
