package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.refuter.disambiguation.AnswerKey;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small database and the answers that queries give on it, as a question to a person: which of them is right? */
record AnswerQuestion(Optional<String> text, Database database, List<Choice> choices) {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private static final int LONGEST_CELL = 30;

    /** An answer and the numbers of the queries that give it. */
    record Choice(Answer answer, List<Integer> queries) {}

    static AnswerQuestion of(Optional<String> text, Database database, List<Answer> answers, Semantics semantics) {
        Map<Object, List<Integer>> queries = new LinkedHashMap<>();
        for (int i = 0; i < answers.size(); i++) {
            queries.computeIfAbsent(AnswerKey.of(answers.get(i), semantics), key -> new ArrayList<>())
                    .add(i + 1);
        }
        List<Choice> choices = queries.values().stream()
                .map(numbers -> new Choice(answers.get(numbers.getFirst() - 1), numbers))
                .toList();
        return new AnswerQuestion(text, database, choices);
    }

    /** The letter of a choice. */
    static String letter(int choice) {
        return choice < LETTERS.length() ? LETTERS.substring(choice, choice + 1) : String.valueOf(choice + 1);
    }

    /** The choice of this letter. */
    Optional<Choice> choice(String letter) {
        for (int i = 0; i < choices.size(); i++) {
            if (letter(i).equalsIgnoreCase(letter.strip())) {
                return Optional.of(choices.get(i));
            }
        }
        return Optional.empty();
    }

    void print(PrintWriter out) {
        text.ifPresent(question -> out.printf("%s%n%n", question));
        for (Table table : database.schema().tables()) {
            if (!database.rowsOf(table.name()).isEmpty()) {
                List<String> names = table.columns().stream().map(Column::name).toList();
                out.println("Table " + table.name());
                grid(out, Optional.of(names), database.rowsOf(table.name()));
                out.println();
            }
        }
        out.println("Which answer is right?");
        for (int i = 0; i < choices.size(); i++) {
            Choice choice = choices.get(i);
            out.printf("%n(%s)%n", letter(i));
            if (choice.answer().rows().isEmpty()) {
                out.println("    no row");
            }
            grid(out, Optional.empty(), choice.answer().rows());
        }
    }

    private static void grid(PrintWriter out, Optional<List<String>> names, List<Row> rows) {
        List<List<String>> lines = new ArrayList<>();
        names.ifPresent(lines::add);
        rows.forEach(
                row -> lines.add(row.values().stream().map(AnswerQuestion::cell).toList()));
        int columns = lines.isEmpty() ? 0 : lines.getFirst().size();
        int[] widths = new int[columns];
        for (List<String> line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder("   ");
            for (int i = 0; i < columns; i++) {
                text.append(' ')
                        .append(line.get(i))
                        .append(" ".repeat(widths[i] - line.get(i).length() + 1));
            }
            out.println(text.toString().stripTrailing());
        }
    }

    /** Texts without quotes, but for the empty one, which would not be seen. */
    private static String cell(Value value) {
        String text = value instanceof Value.TextValue(String plain) && !plain.isBlank()
                ? plain.replace('\n', ' ')
                : SqlWriter.write(value, Dialect.PORTABLE);
        return text.length() > LONGEST_CELL ? text.substring(0, LONGEST_CELL - 3) + "..." : text;
    }
}
