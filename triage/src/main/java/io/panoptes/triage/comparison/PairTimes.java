package io.panoptes.triage.comparison;

import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import java.time.Duration;
import java.util.List;

/**
 * How long two statements took, each time that they were run in turns, in nanoseconds.
 *
 * @param limited whether the slower one was stopped at its limit: its times are less than it would have taken
 */
public record PairTimes(List<Long> left, List<Long> right, boolean limited) {
    /** A slower one that takes less says more of what else goes on than of the query. */
    public static final Duration LEAST_SLOW = Duration.ofMillis(20);

    public PairTimes {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** The one with the greater median. */
    public Place slower() {
        return median(left) >= median(right) ? Place.LEFT : Place.RIGHT;
    }

    /** The median of the slower one by that of the other. */
    public double ratio() {
        return (double) median(slow()) / Math.max(1, median(fast()));
    }

    /**
     * The lower end of the ratio: the least time of the slower one by the greatest of the other. Noise adds to times and takes
     * nothing from them; that of n runs all lie on the wrong side of their median has a chance of one in 2 to the power of n.
     */
    public double ratioAtLeast() {
        long least = slow().stream().mapToLong(Long::longValue).min().orElse(0);
        long greatest = fast().stream().mapToLong(Long::longValue).max().orElse(0);
        return (double) least / Math.max(1, greatest);
    }

    /** The median of the slower one, in nanoseconds. */
    public long slowNanos() {
        return median(slow());
    }

    /** @param growth how many times as many rows as at first; 0 where that is not known */
    public Slowdown.Point point(int growth) {
        return new Slowdown.Point(growth, median(left) / 1_000, median(right) / 1_000, ratioAtLeast(), limited);
    }

    private List<Long> slow() {
        return slower() == Place.LEFT ? left : right;
    }

    private List<Long> fast() {
        return slower() == Place.LEFT ? right : left;
    }

    private static long median(List<Long> times) {
        return times.isEmpty() ? 0 : times.stream().sorted().toList().get(times.size() / 2);
    }
}
