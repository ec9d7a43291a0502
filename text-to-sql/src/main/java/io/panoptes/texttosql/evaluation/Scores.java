package io.panoptes.texttosql.evaluation;

import io.panoptes.texttosql.pair.PairOutcome;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.Collection;
import java.util.Optional;

/**
 * What a system's predictions are worth, as shares of all questions. See docs/text-to-sql.md.
 *
 * @param proved shares of pairs that are equal on every database, same texts among them
 * @param notRefuted share of pairs that are neither invalid nor different
 * @param withDatabase how many pairs are about a database that is given, so that EX can be asked
 * @param ex share of these whose answers agree there; empty where there is none
 * @param plausible how many pairs differ on plausible data; empty where that was not asked
 * @param exTest share of pairs whose answers agree on databases made for the gold query; empty where that was not asked
 */
public record Scores(
        int questions,
        int invalid,
        int sameText,
        int rewritings,
        int different,
        Optional<Integer> plausible,
        int open,
        int withDatabase,
        Optional<Double> ex,
        Optional<Double> exSpotIt,
        Optional<Double> exTest,
        double medianMillis,
        double medianMillisOfDifferent) {

    public static Scores of(Collection<ResultRow> rows) {
        int same = count(rows, Kind.EQUAL, PairOutcome.Ground.SAME_TEXT.words());
        int equal = count(rows, Kind.EQUAL, "");
        return new Scores(
                rows.size(),
                count(rows, Kind.INVALID, ""),
                same,
                equal - same,
                count(rows, Kind.DIFFERENT, ""),
                plausible(rows),
                count(rows, Kind.OPEN, ""),
                withDatabase(rows),
                ex(rows),
                exSpotIt(rows),
                exTest(rows),
                median(rows.stream().mapToDouble(ResultRow::millis).toArray()),
                median(rows.stream()
                        .filter(row -> row.outcome() == Kind.DIFFERENT)
                        .mapToDouble(ResultRow::millis)
                        .toArray()));
    }

    /** The share of predictions that are right whatever a database holds: a lower bound of the truth. */
    public double proved() {
        return share(sameText + rewritings);
    }

    /** The share of predictions of which nothing shows that they are wrong: an upper bound. */
    public double notRefuted() {
        return share(sameText + rewritings + open);
    }

    private double share(int count) {
        return questions == 0 ? 0 : (double) count / questions;
    }

    /** The share of EX, and of how many questions, where some have no database; {@code none} where all have none. */
    public String exWords(String none) {
        return ex.map(share -> withDatabase == questions
                        ? "%.1f%%".formatted(100 * share)
                        : "%.1f%% of the %d with a database".formatted(100 * share, withDatabase))
                .orElse(none);
    }

    /** {@code between 61.8% (proved) and 76.7% (not refuted)}. */
    public String bounds() {
        return "between %.1f%% (proved) and %.1f%% (not refuted)".formatted(100 * proved(), 100 * notRefuted());
    }

    private static int count(Collection<ResultRow> rows, Kind outcome, String ground) {
        return (int) rows.stream()
                .filter(row -> row.outcome() == outcome)
                .filter(row -> ground.isEmpty() || row.ground().equals(ground))
                .count();
    }

    private static Optional<Integer> plausible(Collection<ResultRow> rows) {
        return rows.stream().anyMatch(row -> row.plausible().isPresent())
                ? Optional.of((int) rows.stream()
                        .filter(row -> row.plausible().orElse(false))
                        .count())
                : Optional.empty();
    }

    private static int withDatabase(Collection<ResultRow> rows) {
        return (int) rows.stream().filter(row -> row.ex().isPresent()).count();
    }

    /** A question whose database is not there says nothing of the prediction, for or against it. */
    private static Optional<Double> ex(Collection<ResultRow> rows) {
        long asked = withDatabase(rows);
        long right = rows.stream().filter(row -> row.ex().orElse(false)).count();
        return asked == 0 ? Optional.empty() : Optional.of((double) right / asked);
    }

    /** Right on the given database, where one is given, and no counterexample. */
    private static Optional<Double> exSpotIt(Collection<ResultRow> rows) {
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of((double) rows.stream()
                                .filter(row -> row.outcome() == Kind.EQUAL || row.outcome() == Kind.OPEN)
                                .filter(row -> row.ex().orElse(true))
                                .count()
                        / rows.size());
    }

    private static Optional<Double> exTest(Collection<ResultRow> rows) {
        if (rows.stream().noneMatch(row -> row.exTest().isPresent())) {
            return Optional.empty();
        }
        // What could not be tried is not shown to be wrong.
        return Optional.of(
                (double) rows.stream().filter(row -> row.exTest().orElse(true)).count() / rows.size());
    }

    static double median(double[] values) {
        if (values.length == 0) {
            return 0;
        }
        double[] sorted = values.clone();
        java.util.Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
