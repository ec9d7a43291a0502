package io.panoptes.discovery.mining;

import java.util.Locale;

/** The engine's reasons without what is of one pair alone, so that they can be counted. */
final class OpenReasons {
    private static final int LONGEST = 60;

    private OpenReasons() {}

    static String kind(String reason) {
        String first = reason.lines().findFirst().orElse("").strip();
        String plain = first.replaceAll("'[^']*'|\\d+", "…").toLowerCase(Locale.ROOT);
        if (plain.startsWith("normal forms differ")) {
            return "normal forms differ";
        }
        return plain.length() > LONGEST ? plain.substring(0, LONGEST) + "…" : plain;
    }
}
