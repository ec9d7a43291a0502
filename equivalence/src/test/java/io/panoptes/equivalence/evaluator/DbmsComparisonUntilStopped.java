package io.panoptes.equivalence.evaluator;

import java.sql.SQLException;
import java.util.List;

/** Compares the evaluator with the DBMSs on new queries until it is stopped. The argument is the first seed. */
final class DbmsComparisonUntilStopped {
    private DbmsComparisonUntilStopped() {}

    public static void main(String[] arguments) throws SQLException {
        long seed = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1;
        long last = arguments.length > 1 ? Long.parseLong(arguments[1]) : Long.MAX_VALUE;
        List<DbmsComparison> comparisons =
                List.of(DbmsComparisonTest.duckDb(), DbmsComparisonTest.sqlite(), DbmsComparisonTest.h2());
        for (; seed <= last; seed++) {
            for (DbmsComparison comparison : comparisons) {
                comparison.difference(seed).ifPresent(System.out::println);
            }
            if (seed % 1000 == 0) {
                System.out.printf(
                        "seed %d, compared %s%n",
                        seed, comparisons.stream().map(DbmsComparison::compared).toList());
            }
        }
        comparisons.forEach(comparison ->
                comparison.skipped().forEach((reason, count) -> System.out.println(count + " " + reason)));
    }
}
