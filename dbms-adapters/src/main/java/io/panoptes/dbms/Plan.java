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
        if (!detail.isBlank()) {
            text.append("  [")
                    .append(detail.strip().replaceAll("\\s*\\R\\s*", "; "))
                    .append(']');
        }
        text.append('\n');
        inputs.forEach(input -> input.write(text, indent + "  "));
    }
}
