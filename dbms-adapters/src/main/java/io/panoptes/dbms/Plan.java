package io.panoptes.dbms;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a DBMS will run a query.
 *
 * @param operator what is done, without names of tables, numbers or estimates: {@code HASH_JOIN INNER}
 * @param detail what else the DBMS says, for people
 * @param inputs the plans of what it reads
 */
public record Plan(String operator, String detail, List<Plan> inputs) {
    /** What a DBMS says in several lines and more letters than this stays in its lines. */
    private static final int LONG = 120;

    public Plan {
        inputs = List.copyOf(inputs);
    }

    /**
     * The operators only. Two queries with one shape are planned alike, so the count of shapes tells how much of an
     * optimizer was tried.
     */
    public String shape() {
        return inputs.isEmpty()
                ? operator
                : operator + inputs.stream().map(Plan::shape).collect(Collectors.joining(", ", "(", ")"));
    }

    /** An outline, a line an operator. */
    public String text() {
        StringBuilder text = new StringBuilder();
        write(text, "");
        return text.toString();
    }

    private void write(StringBuilder text, String indent) {
        text.append(indent).append(operator);
        List<String> lines = detail.lines()
                .map(String::stripTrailing)
                .filter(line -> !line.isBlank())
                .toList();
        String inOne = lines.stream().map(String::strip).collect(Collectors.joining("; "));
        if (lines.size() > 1 && inOne.length() > LONG) {
            text.append('\n');
            lines.forEach(
                    line -> text.append(indent).append("  | ").append(line).append('\n'));
        } else {
            text.append(inOne.isEmpty() ? "\n" : "  [%s]\n".formatted(inOne));
        }
        inputs.forEach(input -> input.write(text, indent + "  "));
    }
}
