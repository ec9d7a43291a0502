package io.panoptes.benchmarks.rediscovery;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.write.Habit;
import java.util.List;

/**
 * Statements with their strings as cases spell them: {@code "a\n" -> 'a', newline, '} where the DBMS reads a backslash in a string
 * as the beginning of an escape, for there double quotes begin a string too.
 */
final class SpelledStrings {
    private SpelledStrings() {}

    static List<String> of(String dbms, List<String> statements) {
        boolean escapes = Adapters.ALL.stream()
                .filter(adapter -> adapter.name().equals(dbms))
                .map(SpelledStrings::newest)
                .anyMatch(habit -> habit);
        return escapes
                ? statements.stream()
                        .map(statement ->
                                statement.replaceAll("\"([^\"']*)\"", "'$1'").replace("\\n", "\n"))
                        .toList()
                : statements;
    }

    private static boolean newest(Adapter adapter) {
        return adapter.profile(Version.LOCAL).dialect().has(Habit.BACKSLASH_ESCAPES);
    }
}
