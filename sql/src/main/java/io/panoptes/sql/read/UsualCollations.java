package io.panoptes.sql.read;

import java.util.Locale;
import java.util.Set;

/**
 * The collations of MySQL and MariaDB that compare letters of ASCII as the one does that is used where none is named: without regard to case, each
 * letter for itself. Those of a language don't: in Turkish {@code 'I' <> 'i'}, in Danish {@code 'aa' = 'å'}.
 */
final class UsualCollations {
    private static final Set<String> COLLATIONS = Set.of(
            "ascii_general_ci",
            "latin1_general_ci",
            "latin1_swedish_ci",
            "utf8_general_ci",
            "utf8_unicode_ci",
            "utf8mb3_general_ci",
            "utf8mb3_unicode_ci",
            "utf8mb4_0900_ai_ci",
            "utf8mb4_general_ci",
            "utf8mb4_unicode_520_ci",
            "utf8mb4_unicode_ci");

    /** Of those that are used for a character set where no collation is named. */
    private static final Set<String> LETTERS = Set.of("ascii", "latin1", "utf8", "utf8mb3", "utf8mb4");

    private UsualCollations() {}

    static boolean are(String collation) {
        return COLLATIONS.contains(collation.toLowerCase(Locale.ROOT));
    }

    static boolean areOfLetters(String characterSet) {
        return LETTERS.contains(characterSet.toLowerCase(Locale.ROOT));
    }
}
