package io.panoptes.triage.symptom;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One of two equivalent queries takes many times as long as the other, and more so the more rows there are.
 *
 * @param slower which one
 * @param curve how long both take as the tables grow, the smallest first; the last is where it shows
 * @param estimate the first operator of the slower one whose estimate is far from what it gave, where the DBMS tells both
 */
public record Slowdown(Place slower, List<Point> curve, Optional<String> estimate) implements Symptom {
    /** How many times as long one must take at least, whatever the noise. */
    public static final double LEAST_RATIO = 50;

    public Slowdown {
        curve = List.copyOf(curve);
    }

    /**
     * The times on one size of the tables.
     *
     * @param growth how many times as many rows as at first
     * @param leftMicros the median
     * @param atLeast the lower end of the ratio of the slower to the faster: the least time of the one by the greatest of the other
     * @param limited whether the slower one was stopped at its limit, so that it takes longer than is said
     */
    public record Point(int growth, long leftMicros, long rightMicros, double atLeast, boolean limited) {
        public double ratio(Place slower) {
            long slow = slower == Place.LEFT ? leftMicros : rightMicros;
            long fast = slower == Place.LEFT ? rightMicros : leftMicros;
            return (double) slow / Math.max(1, fast);
        }

        String text() {
            return String.format(
                    Locale.ROOT, "%,d times the rows: %s and %s", growth, millis(leftMicros), millis(rightMicros));
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

    /** Few rows do not show it. */
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

    /** What the ratio is at least on each size, and how that is known. */
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

    /** How many times as long the slower one takes where it shows. */
    public double ratio() {
        return curve.isEmpty() ? LEAST_RATIO : curve.getLast().ratio(slower);
    }
}
