package io.panoptes.triage.symptom;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One of two equivalent queries takes at least {@link #LEAST_RATIO} times as long as the other, and the ratio grows with the rows.
 *
 * @param slower which one
 * @param curve the times of both as the tables grow, the smallest tables first; the last point is the slowdown that is reported
 * @param estimate the first operator of the slower one's plan whose estimated number of rows is far from the actual one; empty where
 *     the DBMS does not report both
 */
public record Slowdown(Place slower, List<Point> curve, Optional<String> estimate) implements Symptom {
    /** The lower end of the measured ratio must reach it. Noise adds to times, and so only makes that smaller. */
    public static final double LEAST_RATIO = 50;

    public Slowdown {
        curve = List.copyOf(curve);
    }

    /**
     * The times on one size of the tables.
     *
     * @param growth the factor by which the tables have grown; 0 where that is not known
     * @param leftMicros the median of the runs, in microseconds
     * @param atLeast the lower end of the ratio of the slower to the faster: the least time of the one by the greatest of the other
     * @param limited whether the slower one was stopped at its time limit: it takes longer than this
     */
    public record Point(int growth, long leftMicros, long rightMicros, double atLeast, boolean limited) {
        /** The slower median divided by the faster. */
        public double ratio(Place slower) {
            long slow = slower == Place.LEFT ? leftMicros : rightMicros;
            long fast = slower == Place.LEFT ? rightMicros : leftMicros;
            return (double) slow / Math.max(1, fast);
        }

        String text() {
            String times = "%s and %s".formatted(millis(leftMicros), millis(rightMicros));
            return growth == 0 ? times : String.format(Locale.ROOT, "%,d times the rows: %s", growth, times);
        }

        private static String millis(long micros) {
            return String.format(Locale.ROOT, micros < 10_000 ? "%.2f ms" : "%.0f ms", micros / 1_000.0);
        }
    }

    @Override
    public SymptomKind kind() {
        return SymptomKind.SLOWDOWN;
    }

    @Override
    public Optional<Place> where() {
        return Optional.empty();
    }

    @Override
    public Optional<String> output() {
        return Optional.empty();
    }

    @Override
    public String manner() {
        return "%s of the %s query".formatted(kind(), slower.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public String signature() {
        return "slowdown";
    }

    @Override
    public boolean isKnownBySignature() {
        return false;
    }

    @Override
    public boolean breaksInstance() {
        return false;
    }

    @Override
    public boolean looksLikeStop() {
        return false;
    }

    /** A query that hangs is tried again on few rows with more time; a slowdown shows on many rows only, and has been measured. */
    @Override
    public boolean mayBeSlowness() {
        return false;
    }

    @Override
    public String title(Optional<Place> wrong, Set<String> features) {
        String madeOf = features.isEmpty() ? "" : " with " + TitleText.constructs(features);
        return String.format(Locale.ROOT, "Slow query: %.0f times the time of an equivalent one%s", ratio(), madeOf);
    }

    @Override
    public String summary() {
        return String.format(
                Locale.ROOT,
                "the %s of two equivalent queries takes %.0f times as long as the other (%s)",
                slower == Place.LEFT ? "first" : "second",
                ratio(),
                curve.stream().map(Point::text).collect(Collectors.joining("; ")));
    }

    /** For each size a lower bound of the ratio, and how it was measured. */
    public String bounds() {
        return curve.stream()
                .map(point -> String.format(
                        Locale.ROOT,
                        "on %,d times the rows at least %.1f times as long%s",
                        point.growth(),
                        point.atLeast(),
                        point.limited() ? " (stopped at its limit)" : ""))
                .collect(Collectors.joining("; ", "", " (least time of the slower by greatest time of the faster)"));
    }

    /** The ratio at the last point of the curve. */
    public double ratio() {
        return curve.isEmpty() ? LEAST_RATIO : curve.getLast().ratio(slower);
    }
}
