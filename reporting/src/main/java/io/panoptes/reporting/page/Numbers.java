package io.panoptes.reporting.page;

import java.util.Locale;

/** Numbers and spans of time, for people and for attributes. */
final class Numbers {
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    private Numbers() {}

    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f%%", 100 * share);
    }

    /** With one digit behind the point, for coordinates. */
    static String plain(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /** As in {@code 42 s}, {@code 9 min 5 s}, {@code 2 h 3 min}. */
    static String time(long millis) {
        long seconds = Math.round(millis / 1000.0);
        if (seconds < MINUTE) {
            return seconds + " s";
        }
        return seconds < HOUR
                ? "%d min %d s".formatted(seconds / MINUTE, seconds % MINUTE)
                : "%d h %d min".formatted(seconds / HOUR, seconds % HOUR / MINUTE);
    }
}
