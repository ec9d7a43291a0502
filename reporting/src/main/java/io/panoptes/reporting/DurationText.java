package io.panoptes.reporting;

/** Spans of time for people. */
final class DurationText {
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    private DurationText() {}

    /** As in {@code 42s}, {@code 9m 5s}, {@code 2h 3m}. */
    static String of(long millis) {
        long seconds = Math.round(millis / 1000.0);
        if (seconds < MINUTE) {
            return seconds + "s";
        }
        return seconds < HOUR
                ? "%dm %ds".formatted(seconds / MINUTE, seconds % MINUTE)
                : "%dh %dm".formatted(seconds / HOUR, seconds % HOUR / MINUTE);
    }
}
