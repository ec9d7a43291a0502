package io.panoptes.dbms.learning;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.IntStream;

/** Which hazards it is free of. One that could not be tried stays. */
record HazardProbe() implements Probe {
    @Override
    public String title() {
        return "hazards";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        instance.does("CREATE TABLE h1 (a %s, b %s)".formatted(parts.integer(), parts.integer()));
        ProbeRows.insert(instance, parts, "h1 (a, b)", List.of("1, 10", "1, 20"));
        if (isRefused(instance, "SELECT b FROM h1 WHERE a = (SELECT a FROM h1)")
                && isRefused(instance, "SELECT (SELECT b FROM h1) FROM h1")) {
            parts.hazards().remove(Hazard.SCALAR_SUBQUERY_ROWS);
        }
        if (isRefused(instance, "SELECT a, b FROM h1 GROUP BY a")
                && isRefused(instance, "SELECT b, COUNT(*) FROM h1")) {
            parts.hazards().remove(Hazard.UNGROUPED_COLUMN);
        }
        overflow(instance, parts);
        booleans(instance, parts);
        texts(instance, parts);
    }

    private static boolean isRefused(ProbeInstance instance, String sql) {
        return instance.run(sql) instanceof Outcome.Failed;
    }

    private static void overflow(ProbeInstance instance, LearntParts parts) {
        String largest = parts.type(SqlType.BIGINT).isPresent() ? "9223372036854775807" : "2147483647";
        String type = parts.type(SqlType.BIGINT).orElse(parts.integer());
        instance.does("CREATE TABLE h2 (a %s)".formatted(type), "INSERT INTO h2 (a) VALUES (%s)".formatted(largest));
        if (isRefusedOrExact(instance, "SELECT a + 1 FROM h2", largest, 1)
                && isRefusedOrExact(instance, "SELECT a * 4 FROM h2", largest, 4)
                && isRefusedOrExact(
                        instance, "SELECT SUM(a) FROM (SELECT a FROM h2 UNION ALL SELECT a FROM h2) x", largest, 2)) {
            parts.hazards().remove(Hazard.OVERFLOW_CHANGES_TYPE);
        }
    }

    /** An error, or a wider number that is right. */
    private static boolean isRefusedOrExact(ProbeInstance instance, String sql, String largest, int times) {
        var number = new java.math.BigDecimal(largest);
        var right = times == 1
                ? number.add(java.math.BigDecimal.ONE)
                : number.multiply(java.math.BigDecimal.valueOf(times));
        return switch (instance.run(sql)) {
            case Outcome.Failed ignored -> true;
            case Outcome.Rows(var columns, var types, var rows, var nanos) ->
                rows.size() == 1
                        && switch (rows.getFirst().values().getFirst()) {
                            case Value.IntegerValue(var whole) -> right.compareTo(new java.math.BigDecimal(whole)) == 0;
                            case Value.DecimalValue(var exact) -> right.compareTo(exact) == 0;
                            default -> false;
                        };
            default -> false;
        };
    }

    private static void booleans(ProbeInstance instance, LearntParts parts) {
        parts.type(SqlType.BOOLEAN).ifPresent(type -> {
            boolean strict =
                    instance.does("CREATE TABLE h3 (t %s)".formatted(type), "INSERT INTO h3 (t) VALUES (1 = 1)")
                            && instance.rows("SELECT t FROM h3").equals(List.of(Row.of(Value.TRUE)))
                            && isRefused(instance, "SELECT t + 1 FROM h3");
            if (strict) {
                parts.hazards().remove(Hazard.BOOLEAN_AS_INTEGER);
            }
        });
    }

    private static void texts(ProbeInstance instance, LearntParts parts) {
        List<TypeSpelling> texts = parts.types().stream()
                .filter(spelling -> spelling.type().equals(SqlType.TEXT))
                .toList();
        if (texts.isEmpty()) {
            return;
        }
        instance.does("CREATE TABLE h4 (n %s, s %s)"
                .formatted(parts.integer(), texts.getFirst().name()));
        List<String> values = List.of("a", "A", "a ", "", "b", "B");
        ProbeRows.insert(
                instance,
                parts,
                "h4 (n, s)",
                IntStream.range(0, values.size())
                        .mapToObj(i -> "%d, %s".formatted(i, parts.literal(Value.of(values.get(i)))))
                        .toList());
        boolean empty = texts.getFirst().low().equals(Value.of(""));
        if (empty
                && numbers(instance, "SELECT n FROM h4 WHERE s = " + parts.literal(Value.of("a ")), 2)
                && numbers(instance, "SELECT n FROM h4 WHERE s = " + parts.literal(Value.of("")), 3)
                && numbers(instance, "SELECT COUNT(DISTINCT s) FROM h4 WHERE n IN (0, 2)", 2)) {
            parts.hazards().remove(Hazard.PADDING);
        } else {
            parts.differing()
                    .add("texts are compared without their trailing blanks, or '' is NULL: no case has such texts");
        }
        String small = parts.literal(Value.of("a"));
        if (numbers(instance, "SELECT n FROM h4 WHERE s = " + parts.literal(Value.of("A")), 1)
                && numbers(instance, "SELECT n FROM h4 WHERE s > %s AND n IN (1, 4, 5)".formatted(small), 4)
                && numbers(instance, "SELECT COUNT(DISTINCT s) FROM h4 WHERE n IN (0, 1)", 2)
                && numbers(instance, "SELECT n FROM h4 WHERE s LIKE %s".formatted(parts.literal(Value.of("A%"))), 1)) {
            parts.hazards().remove(Hazard.COLLATION);
        } else {
            parts.differing()
                    .add("texts are compared or sorted by more than their characters: no case has upper-case letters");
        }
    }

    /** Whether the query gives this one number. */
    private static boolean numbers(ProbeInstance instance, String query, int number) {
        return instance.rows(query).equals(List.of(Row.of(Value.of(number))));
    }
}
