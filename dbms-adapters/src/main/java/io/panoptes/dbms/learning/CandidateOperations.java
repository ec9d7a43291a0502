package io.panoptes.dbms.learning;

import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Functions and operators that some DBMS has: a campaign tries each on its target before it uses one. */
final class CandidateOperations {
    private CandidateOperations() {}

    /**
     * Lines of {@code operations.txt}, each once, without those that say what a DBMS lacks. What most DBMSs have comes first, for on one whose
     * statements take long the time may not be enough for all.
     */
    static List<String> lines(Dialect dialect) {
        return dialect.has(Habit.TEXT_LITERALS_AS_CAST)
                ? lines().stream().filter(line -> !givesPaddedText(line)).toList()
                : lines();
    }

    /** What is made of a literal may be a CHAR as that is, and be padded where two meet. */
    private static boolean givesPaddedText(String line) {
        return line.split(" ", 3)[1].equals("TEXT") && line.contains("'");
    }

    private static List<String> lines() {
        Map<String, Integer> lines = new LinkedHashMap<>();
        Adapters.ALL.forEach(adapter -> adapter.operations()
                .value()
                .ifPresent(file -> file.lines().stream()
                        .filter(line -> !line.startsWith("lacks"))
                        .forEach(line -> lines.merge(line, 1, Integer::sum))));
        return lines.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, Integer> line) -> -line.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
