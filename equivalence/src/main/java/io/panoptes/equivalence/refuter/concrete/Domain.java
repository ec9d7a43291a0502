package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The values to try in a column: plain ones, and those near the constants that it is compared with. */
final class Domain {
    private static final LocalDate PLAIN_DAY = LocalDate.of(2020, 1, 1);
    private static final int MOST = 60;

    private Domain() {}

    /** @param forms which texts functions tell apart */
    static List<Value> of(
            Column column, Collection<Value> constants, Collection<String> patterns, TextForms.Wanted forms) {
        if (column.traits().contains(ColumnTrait.HOLDS_DATES)) {
            return DateTexts.of(constants, patterns, days(constants)).stream()
                    .limit(MOST)
                    .toList();
        }
        Set<Value> values = new LinkedHashSet<>(of(column.type(), constants, patterns));
        if (column.type() instanceof SqlType.TextType) {
            values.addAll(TextForms.of(constants, forms));
        }
        return values.stream().limit(MOST).toList();
    }

    /** The values of a key, and more where there are fewer than N: a large group needs as many different keys. */
    static List<Value> ofKey(Column column, List<Value> values, int atLeast) {
        if (column.traits().contains(ColumnTrait.HOLDS_DATES)) {
            return values;
        }
        Set<Value> keys = new LinkedHashSet<>(values);
        for (int i = 1; i <= 2 * atLeast && keys.size() < atLeast; i++) {
            Value next = switch (column.type()) {
                case SqlType.IntegerType ignored -> Value.of(i);
                case SqlType.DecimalType ignored -> Value.of(i);
                case SqlType.DoubleType ignored -> Value.of(i);
                case SqlType.TextType ignored -> Value.of("k" + i);
                case SqlType.DateType ignored -> new Value.DateValue(PLAIN_DAY.plusDays(i));
                case SqlType.TimestampType ignored ->
                    new Value.TimestampValue(PLAIN_DAY.plusDays(i).atStartOfDay());
                case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.MIDNIGHT.plusMinutes(i));
                case SqlType.OpaqueType ignored -> new Value.OpaqueValue(String.valueOf(i));
                case SqlType.BooleanType ignored -> Value.TRUE;
                case SqlType.IntervalType ignored -> Value.NULL;
                case SqlType.NullType ignored -> Value.NULL;
            };
            if (!next.isNull() && fits(next, column.type())) {
                keys.add(next);
            }
        }
        return List.copyOf(keys);
    }

    static List<Value> of(SqlType type, Collection<Value> constants, Collection<String> patterns) {
        Set<Value> values = new LinkedHashSet<>();
        switch (type) {
            case SqlType.BooleanType ignored -> values.addAll(List.of(Value.TRUE, Value.FALSE));
            case SqlType.IntegerType ignored -> wholeNumbers(constants, values);
            case SqlType.DecimalType(int precision, int scale) -> {
                wholeNumbers(constants, values);
                if (scale > 0) {
                    fractions(constants, values);
                }
            }
            case SqlType.DoubleType ignored -> {
                wholeNumbers(constants, values);
                fractions(constants, values);
            }
            case SqlType.TextType ignored -> texts(constants, patterns, values);
            case SqlType.DateType ignored -> days(constants).forEach(day -> values.add(new Value.DateValue(day)));
            case SqlType.TimeType ignored -> {
                values.add(new Value.TimeValue(LocalTime.of(0, 0)));
                values.add(new Value.TimeValue(LocalTime.of(12, 30)));
            }
            case SqlType.TimestampType ignored -> timestamps(constants, values);
            case SqlType.IntervalType ignored -> {}
            case SqlType.NullType ignored -> {}
            case SqlType.OpaqueType ignored -> {
                values.add(new Value.OpaqueValue("1"));
                values.add(new Value.OpaqueValue("2"));
            }
        }
        return values.stream().filter(value -> fits(value, type)).limit(MOST).toList();
    }

    /** DECIMAL(p, s) has s digits behind the point, and no room for more than p - s before it; no whole number has more than 64 bits. */
    private static boolean fits(Value value, SqlType type) {
        if (type instanceof SqlType.DecimalType(int precision, int scale)) {
            return number(value)
                    .filter(number -> number.stripTrailingZeros().scale() <= scale
                            && number.precision() - number.scale() <= precision - scale)
                    .isPresent();
        }
        return !(type instanceof SqlType.IntegerType)
                || !(value instanceof Value.IntegerValue(var whole))
                || whole.bitLength() < Long.SIZE;
    }

    private static void wholeNumbers(Collection<Value> constants, Set<Value> values) {
        List<BigInteger> numbers = new ArrayList<>();
        constants.forEach(constant -> number(constant).ifPresent(n -> numbers.add(n.toBigInteger())));
        numbers.forEach(number -> values.add(new Value.IntegerValue(number)));
        for (int plain = 0; plain <= 3; plain++) {
            values.add(Value.of(plain));
        }
        numbers.forEach(number -> {
            values.add(new Value.IntegerValue(number.add(BigInteger.ONE)));
            values.add(new Value.IntegerValue(number.subtract(BigInteger.ONE)));
        });
        numbers.forEach(number -> values.add(new Value.IntegerValue(number.add(BigInteger.TWO))));
        values.add(Value.of(-1));
    }

    private static void fractions(Collection<Value> constants, Set<Value> values) {
        values.add(Value.of(new BigDecimal("0.5")));
        values.add(Value.of(new BigDecimal("1.5")));
        constants.forEach(constant -> number(constant).ifPresent(number -> {
            values.add(Value.of(number));
            values.add(Value.of(number.add(new BigDecimal("0.5"))));
        }));
    }

    private static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> Optional.of(new BigDecimal(number));
            case Value.DecimalValue(var number) -> Optional.of(number);
            case Value.DoubleValue(double number) -> Optional.of(BigDecimal.valueOf(number));
            default -> Optional.empty();
        };
    }

    private static void texts(Collection<Value> constants, Collection<String> patterns, Set<Value> values) {
        for (Value constant : constants) {
            if (constant instanceof Value.TextValue) {
                values.add(constant);
            }
        }
        for (String pattern : patterns) {
            values.add(Value.of(pattern.replace("%", "").replace('_', 'b')));
            values.add(Value.of(pattern.replace("%", "a").replace('_', 'c')));
            values.add(Value.of(pattern.replace("%", " ").replace('_', 'b')));
            if (pattern.contains("%")) {
                values.add(Value.of("z" + pattern.replace("%", "").replace('_', 'b')));
                values.add(Value.of(pattern.replace("%", "").replace('_', 'b') + "z"));
            }
        }
        for (String plain : List.of("a", "b", "c")) {
            values.add(Value.of(plain));
        }
        for (Value constant : constants) {
            if (constant instanceof Value.TextValue(String text) && !text.isEmpty()) {
                values.add(Value.of(text + "a"));
            }
        }
    }

    /** Days near the constants; whole numbers may be years, months, or distances in days. */
    private static List<LocalDate> days(Collection<Value> constants) {
        Set<LocalDate> days = new LinkedHashSet<>();
        for (Value constant : constants) {
            if (constant instanceof Value.DateValue(LocalDate day)) {
                days.add(day);
            } else if (constant instanceof Value.TimestampValue(var moment)) {
                days.add(moment.toLocalDate());
            } else if (constant instanceof Value.TextValue(String text)) {
                parse(text).ifPresent(days::add);
            }
        }
        Set<LocalDate> more = new LinkedHashSet<>(days);
        more.add(PLAIN_DAY);
        days.add(PLAIN_DAY);
        for (Value constant : constants) {
            if (constant instanceof Value.IntegerValue(var number) && number.bitLength() < 14) {
                distances(days, number.intValue(), more);
            }
        }
        for (LocalDate day : days) {
            more.add(day.plusDays(1));
            more.add(day.minusDays(1));
        }
        for (LocalDate day : days) {
            more.add(day.plusMonths(1));
            more.add(day.minusYears(1));
        }
        return List.copyOf(more);
    }

    private static void distances(Collection<LocalDate> from, int number, Set<LocalDate> days) {
        if (number >= 1900 && number <= 2100) {
            days.add(LocalDate.of(number, 1, 1));
            days.add(LocalDate.of(number, 12, 31));
            return;
        }
        if (number >= 1 && number <= 12) {
            from.forEach(day -> days.add(day.withDayOfMonth(1).withMonth(number)));
        }
        if (Math.abs(number) <= 400) {
            for (LocalDate day : from) {
                days.add(day.plusDays(number));
                days.add(day.minusDays(number));
                days.add(day.plusDays(number + 1L));
                days.add(day.minusDays(number + 1L));
            }
        }
    }

    private static void timestamps(Collection<Value> constants, Set<Value> values) {
        for (Value constant : constants) {
            if (constant instanceof Value.TimestampValue(var moment)) {
                values.add(constant);
                values.add(new Value.TimestampValue(moment.plusSeconds(1)));
                values.add(new Value.TimestampValue(moment.minusSeconds(1)));
            }
        }
        for (LocalDate day : days(constants)) {
            values.add(new Value.TimestampValue(day.atStartOfDay()));
            values.add(new Value.TimestampValue(day.atTime(12, 0)));
        }
    }

    private static Optional<LocalDate> parse(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
