package io.panoptes.discovery.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The statements of a script for sqllogictest: records between empty lines, {@code statement ok} or {@code query TYPES}, then the
 * SQL up to {@code ----}. What should fail is left out, and so is what a loop completes.
 */
final class SqlLogicTest {
    private static final Pattern RECORD = Pattern.compile("(statement\\s+(ok|maybe|count.*))|(query(\\s.*)?)");
    private static final Pattern CONDITION = Pattern.compile("(skipif|onlyif)\\s.*");
    private static final String RESULTS = "----";
    private static final String VARIABLE = "${";

    private SqlLogicTest() {}

    static List<String> statements(String script) {
        List<String> statements = new ArrayList<>();
        for (String block : script.split("\\R[ \\t]*\\R")) {
            List<String> lines = block.lines()
                    .map(String::stripTrailing)
                    .dropWhile(line -> line.isBlank()
                            || line.startsWith("#")
                            || CONDITION.matcher(line).matches())
                    .toList();
            if (!lines.isEmpty() && RECORD.matcher(lines.getFirst()).matches()) {
                String sql = String.join(
                                "\n",
                                lines.stream()
                                        .skip(1)
                                        .takeWhile(line -> !line.equals(RESULTS))
                                        .toList())
                        .strip();
                if (!sql.isEmpty() && !sql.contains(VARIABLE)) {
                    statements.add(sql);
                }
            }
        }
        return statements;
    }
}
