package io.panoptes.dbms.learning;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Outcome;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.SqlWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which constructs it reads, in which words, and whether it answers them as the standard does. */
record CheckProbe() implements Probe {
    private static final Schema SCHEMA = SchemaReader.read(CheckFile.TABLES);

    private enum Result {
        RIGHT,
        UNREAD,
        OTHERWISE
    }

    @Override
    public String title() {
        return "constructs";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        boolean texts = parts.type(SqlType.TEXT).isPresent();
        if (!texts) {
            parts.dialect(dialect -> dialect.lacking(Construct.CONCATENATION, Construct.LIKE));
        }
        if (parts.types().stream().noneMatch(spelling -> spelling.type().equals(SqlType.DATE))) {
            parts.dialect(dialect -> dialect.lacking(Construct.INTERVAL));
        }
        fill(instance, parts);
        for (StandardQuery check : CheckFile.read()) {
            if (texts || !check.query().matches(".*(\\bs\\b|VARCHAR|').*")) {
                learn(check, instance, parts);
            }
            if (!parts.unfit().isEmpty()) {
                return;
            }
        }
    }

    private static void fill(ProbeInstance instance, LearntParts parts) {
        boolean texts = parts.type(SqlType.TEXT).isPresent();
        String number = parts.integer();
        instance.does(
                "CREATE TABLE r0 (a %s)".formatted(number),
                "CREATE TABLE r1 (a %s, b %s%s)".formatted(number, number, texts ? ", s " + parts.text() : ""),
                "CREATE TABLE r2 (a %s, c %s)".formatted(number, number));
        ProbeRows.insert(
                instance,
                parts,
                texts ? "r1 (a, b, s)" : "r1 (a, b)",
                Stream.of("1, 10, 'a'", "2, NULL, 'b'", "NULL, 30, NULL", "2, 20, 'b'")
                        .map(row -> texts ? row : row.substring(0, row.lastIndexOf(',')))
                        .toList());
        ProbeRows.insert(instance, parts, "r2 (a, c)", List.of("2, 5", "3, 6", "NULL, 7"));
    }

    private static void learn(StandardQuery check, ProbeInstance instance, LearntParts parts) {
        Query query = SqlReader.query(check.query(), SCHEMA);
        if (parts.dialect().cannotSay(query).isPresent()) {
            return;
        }
        List<String> ways = new ArrayList<>(List.of(""));
        ways.addAll(check.ways());
        Optional<String> otherwise = Optional.empty();
        for (String way : ways) {
            Dialect dialect = changed(parts.dialect(), way);
            String sql = SqlWriter.write(query, dialect);
            Outcome outcome = answer(sql, instance, parts);
            switch (judge(check, outcome, parts)) {
                case RIGHT -> {
                    parts.dialect(ignored -> dialect);
                    return;
                }
                case OTHERWISE ->
                    otherwise = otherwise.or(() -> Optional.of("%s: %s gives %s, and not %s"
                            .formatted(
                                    check.name(),
                                    sql,
                                    ProbeInstance.told(outcome),
                                    ProbeInstance.told(new Outcome.Rows(List.of(), List.of(), check.rows(), 0)))));
                case UNREAD -> {}
            }
        }
        if (otherwise.isPresent()) {
            parts.differing().add(otherwise.get());
            follow(check.differing(), otherwise.get(), parts);
        } else {
            parts.unread().add(check.name());
            follow(check.unread(), check.name() + " is not read", parts);
        }
    }

    /** Where the server was lost, its tables may be as well. */
    private static Outcome answer(String sql, ProbeInstance instance, LearntParts parts) {
        Outcome outcome = instance.run(sql);
        if (!LostConnection.is(outcome)) {
            return outcome;
        }
        fill(instance, parts);
        return instance.run(sql);
    }

    private static void follow(List<String> changes, String reason, LearntParts parts) {
        for (String change : changes) {
            if (change.equals("unfit")) {
                parts.unfit(reason);
            } else {
                parts.dialect(dialect -> changed(dialect, change));
            }
        }
    }

    private static Dialect changed(Dialect dialect, String change) {
        String[] words = change.split(" ");
        Dialect changed = dialect;
        switch (words[0]) {
            case "" -> {}
            case "with" -> changed = dialect.with(Habit.valueOf(words[1]));
            case "without" -> changed = dialect.without(Habit.valueOf(words[1]));
            case "function" -> changed = dialect.function(words[1], words[2]);
            case "lacks" -> {
                for (int i = 1; i < words.length; i++) {
                    changed = changed.lacking(Construct.valueOf(words[i]));
                }
            }
            default -> throw new IllegalArgumentException("no change: " + change);
        }
        return changed;
    }

    private static Result judge(StandardQuery check, Outcome outcome, LearntParts parts) {
        if (!(outcome instanceof Outcome.Rows(var columns, var types, var rows, var nanos))) {
            return Result.UNREAD;
        }
        boolean numbersForTruth = parts.hazards().contains(Hazard.BOOLEAN_AS_INTEGER);
        List<Row> left = new ArrayList<>(rows);
        if (left.size() != check.rows().size()) {
            return Result.OTHERWISE;
        }
        for (int i = 0; i < check.rows().size(); i++) {
            Row expected = check.rows().get(i);
            Optional<Row> found = check.inOrder()
                    ? Optional.of(rows.get(i)).filter(row -> isSame(row, expected, numbersForTruth))
                    : left.stream()
                            .filter(row -> isSame(row, expected, numbersForTruth))
                            .findFirst();
            if (found.isEmpty()) {
                return Result.OTHERWISE;
            }
            left.remove(found.get());
        }
        return Result.RIGHT;
    }

    private static boolean isSame(Row got, Row expected, boolean numbersForTruth) {
        if (got.values().size() != expected.values().size()) {
            return false;
        }
        for (int i = 0; i < got.values().size(); i++) {
            if (!isSame(got.values().get(i), expected.values().get(i), numbersForTruth)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(Value got, Value expected, boolean numbersForTruth) {
        if (expected instanceof Value.BooleanValue(boolean truth)) {
            return got.equals(expected) || numbersForTruth && got.equals(Value.of(truth ? 1 : 0));
        }
        Optional<BigDecimal> number = number(got);
        return number.isPresent()
                ? number(expected)
                        .filter(right -> right.compareTo(number.get()) == 0)
                        .isPresent()
                : got.equals(expected);
    }

    /** An inexact number is none: 0.1 + 0.2 shows it, and whole ones of small size do not matter. */
    private static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var whole) -> Optional.of(new BigDecimal(whole));
            case Value.DecimalValue(var exact) -> Optional.of(exact);
            case Value.DoubleValue(double inexact) ->
                Double.isFinite(inexact) ? Optional.of(new BigDecimal(inexact)) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
