package io.panoptes.triage.symptom;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The parts of a title, short enough for a line of an issue tracker. */
public final class TitleText {
    private static final int MOST_CONSTRUCTS = 3;
    private static final int MOST_CHARACTERS = 100;

    /** What stands in many queries for reasons of the oracle, least telling last. */
    private static final List<String> COMMON = List.of(
            "IN (list)",
            "BETWEEN",
            "LEFT JOIN",
            "LIMIT",
            "EXISTS",
            "MIN",
            "MAX",
            "SUM",
            "DISTINCT",
            "GROUP BY",
            "INNER JOIN",
            "CROSS JOIN",
            "ORDER BY",
            "COUNT",
            "WITH",
            "UNION ALL",
            "VALUES",
            "CASE");

    /** Where a message goes on with the statement, or with what the JVM or the DBMS adds to every message. */
    private static final Pattern REST = Pattern.compile(
            "; SQL statement:.*| \\(\\S+ and \\S+ are in .*| This error signals .*|\\s*\\[\\d{5}-\\d+\\]|\\s+at"
                    + " \\S+\\(.*",
            Pattern.DOTALL);

    private TitleText() {}

    /** Whether none of them tells one bug from another. */
    public static boolean sayLittle(Set<String> features) {
        return COMMON.containsAll(features);
    }

    /** The most telling of the constructs, in the order of their names; empty where there are none. */
    static String constructs(Set<String> features) {
        return features.stream()
                .sorted(Comparator.<String>comparingInt(COMMON::indexOf).thenComparing(Comparator.naturalOrder()))
                .limit(MOST_CONSTRUCTS)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** The first line of a message that is not blank, without what follows the error itself, cut between words. */
    static String message(String message) {
        String line = message.lines()
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("no message")
                .strip();
        String error = REST.matcher(line).replaceFirst("").strip();
        String kept = error.isEmpty() ? line : error;
        if (kept.length() <= MOST_CHARACTERS) {
            return kept;
        }
        int space = kept.lastIndexOf(' ', MOST_CHARACTERS - 1);
        return kept.substring(0, space < MOST_CHARACTERS / 2 ? MOST_CHARACTERS - 1 : space)
                        .stripTrailing() + " …";
    }
}
