package io.panoptes.benchmarks.testdata;

import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.testdata.TestSuite;
import io.panoptes.equivalence.testdata.TestSuiteMaker;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.write.Dialects;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prints which share of the branches the test data of a file's queries reach, by speculation alone and with the solver:
 * {@code file [every n-th pair] [reading profile]}; if no profile is given, queries are read as MySQL reads them.
 */
public final class CoverageMain {
    private static final int SPECULATED = 20_000;
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private CoverageMain() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        int step = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        ReadingProfile reading = ReadingProfiles.named(arguments.length > 2 ? arguments[2] : Dialects.MYSQL.name());
        List<BenchmarkPair> pairs = BenchmarkPair.read(Path.of(arguments[0]));
        for (int rows : List.of(0, 4)) {
            List<TestSuite> suites = new ArrayList<>();
            long start = System.nanoTime();
            for (int i = 0; i < pairs.size(); i += step) {
                suite(pairs.get(i), reading, rows).ifPresent(suites::add);
            }
            int reached =
                    suites.stream().mapToInt(suite -> suite.covered().size()).sum();
            int missed =
                    suites.stream().mapToInt(suite -> suite.missed().size()).sum();
            long impossible = suites.stream()
                    .flatMap(suite -> suite.missed().stream())
                    .filter(one -> one.upToRows() == 4)
                    .count();
            System.out.printf(
                    "%s: %d queries, %d of %d branches reached (%.2f%%), %d more out of reach up to 4 rows, %.1f databases"
                            + " a query, %.0f ms a query%n",
                    rows == 0 ? "speculation alone" : "with the solver",
                    suites.size(),
                    reached,
                    reached + missed,
                    100.0 * reached / Math.max(1, reached + missed),
                    impossible,
                    suites.stream()
                            .mapToInt(suite -> suite.databases().size())
                            .average()
                            .orElse(0),
                    (System.nanoTime() - start) / 1e6 / Math.max(1, suites.size()));
        }
    }

    private static Optional<TestSuite> suite(BenchmarkPair pair, ReadingProfile reading, int rows) {
        try {
            var question = pair.queryPair(io.panoptes.sql.oracle.Semantics.BAG);
            var query = new Front(question.schema(), reading).translate(question.left());
            return Optional.of(new TestSuiteMaker(1, SPECULATED, rows)
                    .make(question.schema(), query, CheckConditions.of(question.schema(), reading), Budget.of(LIMIT)));
        } catch (SqlError | Unsupported e) {
            return Optional.empty();
        }
    }
}
