package io.panoptes.dbms.learning;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Habit;
import io.panoptes.sql.write.TypeKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types other than whole numbers and texts, each with the ends that came back from a column as they went in. */
record TypeProbe() implements Probe {
    private static final List<Named> TYPES = List.of(
            new Named(TypeKind.BOOLEAN, List.of("BOOLEAN", "BOOL", "BIT"), TypeSpelling::bool),
            new Named(TypeKind.DOUBLE, List.of("DOUBLE PRECISION", "DOUBLE", "FLOAT8"), TypeSpelling::floating),
            new Named(TypeKind.DATE, List.of("DATE"), TypeSpelling::date),
            new Named(TypeKind.TIME, List.of("TIME"), TypeSpelling::time),
            new Named(TypeKind.TIMESTAMP, List.of("TIMESTAMP", "DATETIME", "TIMESTAMP(6)"), TypeSpelling::timestamp));

    private static final List<int[]> DECIMALS =
            List.of(new int[] {8, 2}, new int[] {10, 2}, new int[] {18, 4}, new int[] {38, 6});

    private record Named(
            TypeKind kind, List<String> names, java.util.function.Function<String, TypeSpelling> spelling) {}

    @Override
    public String title() {
        return "types";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        for (Named named : TYPES) {
            for (String name : named.names()) {
                Optional<TypeSpelling> kept =
                        kept(instance, parts, named.spelling().apply(name));
                if (kept.isPresent()) {
                    parts.types().add(kept.get());
                    parts.dialect(dialect -> dialect.type(named.kind(), name));
                    break;
                }
            }
        }
        for (int[] digits : DECIMALS) {
            TypeSpelling decimal = TypeSpelling.decimal(digits[0], digits[1]);
            if (keeps(instance, parts, decimal)) {
                parts.types().add(decimal);
            }
        }
    }

    /** With a narrower range, and dates in other words, where the widest and the usual ones do not do. */
    private static Optional<TypeSpelling> kept(ProbeInstance instance, LearntParts parts, TypeSpelling spelling) {
        List<Optional<Habit>> words = new ArrayList<>(List.of(Optional.empty()));
        if (isTemporal(spelling.type())) {
            words.add(Optional.of(Habit.DATES_BY_FUNCTION));
            words.add(Optional.of(Habit.DATES_AS_TEXT));
        } else if (spelling.type().equals(SqlType.BOOLEAN)) {
            words.add(Optional.of(Habit.BOOLEANS_AS_NUMBERS));
        }
        for (Optional<Habit> word : words) {
            var before = parts.dialect();
            word.ifPresent(habit -> parts.dialect(dialect -> dialect.with(habit)));
            for (TypeSpelling range : ranges(spelling)) {
                if (keeps(instance, parts, range)) {
                    return Optional.of(range);
                }
            }
            parts.dialect(ignored -> before);
        }
        return Optional.empty();
    }

    private static boolean isTemporal(SqlType type) {
        return type instanceof SqlType.DateType
                || type instanceof SqlType.TimeType
                || type instanceof SqlType.TimestampType;
    }

    private static List<TypeSpelling> ranges(TypeSpelling widest) {
        return switch (widest.low()) {
            case Value.DateValue ignored ->
                List.of(widest, with(widest, date(1900), date(2100)), with(widest, date(1971), date(2036)));
            case Value.TimestampValue ignored ->
                List.of(
                        widest,
                        with(widest, midnight(1900), midnight(2100)),
                        with(widest, midnight(1971), midnight(2036)));
            case Value.TimeValue ignored ->
                List.of(
                        widest,
                        with(
                                widest,
                                new Value.TimeValue(LocalTime.of(1, 0)),
                                new Value.TimeValue(LocalTime.of(23, 0))));
            case Value.DoubleValue ignored ->
                List.of(widest, with(widest, new Value.DoubleValue(-1.5e30), new Value.DoubleValue(1.5e30)));
            default -> List.of(widest);
        };
    }

    private static Value date(int year) {
        return new Value.DateValue(LocalDate.of(year, 1, 1));
    }

    private static Value midnight(int year) {
        return new Value.TimestampValue(LocalDateTime.of(year, 1, 1, 0, 0));
    }

    private static TypeSpelling with(TypeSpelling spelling, Value low, Value high) {
        return new TypeSpelling(spelling.type(), spelling.name(), low, high);
    }

    /** Whether a column gives back both ends and NULL, and a CAST takes the name. */
    static boolean keeps(ProbeInstance instance, LearntParts parts, TypeSpelling spelling) {
        instance.reset();
        if (!instance.does("CREATE TABLE c1 (n INTEGER, v " + spelling.name() + ")")
                || !ProbeRows.insert(
                        instance,
                        parts,
                        "c1 (n, v)",
                        List.of(
                                "1, " + parts.literal(spelling.low()),
                                "2, " + parts.literal(spelling.high()),
                                "3, NULL"))) {
            return false;
        }
        List<Value> values = instance.rows("SELECT v FROM c1 ORDER BY n").stream()
                .map(row -> row.values().getFirst())
                .toList();
        boolean same = values.size() == 3
                && isSame(values.get(0), spelling.low(), parts)
                && isSame(values.get(1), spelling.high(), parts)
                && values.get(2).isNull();
        return same
                && instance.run("SELECT n FROM c1 WHERE v = " + parts.literal(spelling.high()))
                        instanceof Outcome.Rows rows
                && rows.rows().equals(List.of(Row.of(Value.of(2))))
                && CastName.learn(instance, parts, spelling);
    }

    /** A Boolean may come as a number: then it is guarded as one. */
    static boolean isSame(Value got, Value put, LearntParts parts) {
        return switch (put) {
            case Value.BooleanValue(boolean truth) ->
                got.equals(put)
                        || parts.hazards().contains(Hazard.BOOLEAN_AS_INTEGER) && got.equals(Value.of(truth ? 1 : 0));
            case Value.DecimalValue(BigDecimal number) ->
                got instanceof Value.DecimalValue(var other) && other.compareTo(number) == 0
                        || got instanceof Value.IntegerValue(BigInteger whole)
                                && number.compareTo(new BigDecimal(whole)) == 0;
            default -> got.equals(put);
        };
    }
}
