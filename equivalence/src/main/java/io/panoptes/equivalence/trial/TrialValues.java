package io.panoptes.equivalence.trial;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The values to try in a column: those at the borders of what its type and the constants of the texts tell apart. */
record TrialValues(TextConstants constants, boolean extreme) {
    private static final BigInteger LARGEST_IN_DOUBLE = BigInteger.ONE.shiftLeft(53);
    private static final BigInteger LARGEST_IN_REAL = BigInteger.ONE.shiftLeft(24);
    private static final BigDecimal HUGE = new BigDecimal("1E+16");
    private static final List<LocalDate> DAYS = List.of(
            LocalDate.of(2020, 1, 1),
            LocalDate.of(2020, 2, 29),
            LocalDate.of(2020, 12, 31),
            LocalDate.of(2021, 1, 31),
            LocalDate.of(2019, 12, 31),
            LocalDate.of(2021, 1, 3),
            LocalDate.of(2000, 2, 29),
            LocalDate.of(1999, 11, 30),
            LocalDate.of(2019, 10, 31));
    private static final int KEYS = 45;
    private static final int MOST_SUMS = 12;

    List<Value> of(Column column) {
        Set<Value> values = new LinkedHashSet<>();
        switch (column.type()) {
            case SqlType.BooleanType ignored -> values.addAll(List.of(Value.TRUE, Value.FALSE));
            case SqlType.IntegerType(int bits) -> wholeNumbers(bits, values);
            case SqlType.DecimalType(int precision, int scale) -> decimals(precision, scale, values);
            case SqlType.DoubleType(int bits) -> doubles(bits, values);
            case SqlType.TextType ignored -> {
                if (column.traits().contains(ColumnTrait.HOLDS_DATES)) {
                    textsOfDates(values);
                } else {
                    texts(values);
                }
            }
            case SqlType.DateType ignored -> days().forEach(day -> values.add(new Value.DateValue(day)));
            case SqlType.TimeType ignored ->
                List.of(LocalTime.MIDNIGHT, LocalTime.of(12, 30), LocalTime.of(23, 59, 59))
                        .forEach(time -> values.add(new Value.TimeValue(time)));
            case SqlType.TimestampType ignored -> moments(values);
            case SqlType.IntervalType ignored -> {}
            case SqlType.NullType ignored -> {}
            case SqlType.OpaqueType ignored -> {}
        }
        return List.copyOf(values);
    }

    private void wholeNumbers(int bits, Set<Value> values) {
        Set<BigInteger> numbers = new LinkedHashSet<>();
        BigInteger end = BigInteger.ONE.shiftLeft(bits - 1);
        if (extreme) {
            numbers.add(end.subtract(BigInteger.ONE));
            numbers.add(end.negate());
            numbers.add(end.subtract(BigInteger.TWO));
            for (int smaller = 8; smaller < bits; smaller *= 2) {
                numbers.add(BigInteger.ONE.shiftLeft(smaller - 1));
            }
            // Two whole numbers that a floating-point number does not tell apart, behind each other.
            numbers.add(LARGEST_IN_DOUBLE);
            numbers.add(LARGEST_IN_DOUBLE.add(BigInteger.ONE));
            numbers.add(LARGEST_IN_REAL);
            numbers.add(LARGEST_IN_REAL.add(BigInteger.ONE));
            numbers.add(LARGEST_IN_DOUBLE.negate());
            numbers.add(LARGEST_IN_DOUBLE.negate().subtract(BigInteger.ONE));
        }
        for (BigDecimal constant : constants.numbers()) {
            BigInteger whole = constant.toBigInteger();
            for (int distance = -1; distance <= 1; distance++) {
                numbers.add(whole.add(BigInteger.valueOf(distance)));
            }
            numbers.add(whole.negate());
        }
        for (long plain : new long[] {0, 1, -1, 2, 3, 4, 5, 7, 10, 100, -2, -3}) {
            numbers.add(BigInteger.valueOf(plain));
        }
        if (!extreme) {
            sums().forEach(sum -> numbers.add(sum.toBigInteger()));
            for (int key = 0; key < KEYS; key++) {
                numbers.add(BigInteger.valueOf(key));
            }
        }
        numbers.stream()
                .filter(number -> number.compareTo(end) < 0 && number.compareTo(end.negate()) >= 0)
                .forEach(number -> values.add(new Value.IntegerValue(number)));
    }

    /** Fractions first: a column that may hold them is often taken for one that does not. */
    private void decimals(int precision, int scale, Set<Value> values) {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        BigDecimal smallest = BigDecimal.ONE.movePointLeft(scale);
        BigDecimal end = BigDecimal.ONE.movePointRight(precision - scale).subtract(smallest);
        if (extreme) {
            numbers.add(end);
            numbers.add(end.negate());
        }
        fractions(numbers);
        numbers.add(smallest);
        numbers.add(smallest.negate());
        for (BigDecimal constant : constants.numbers()) {
            // The neighbours that the type can hold, also where it can't hold the constant.
            numbers.add(constant.setScale(scale, RoundingMode.FLOOR));
            numbers.add(constant.setScale(scale, RoundingMode.CEILING));
            numbers.add(constant.setScale(scale, RoundingMode.FLOOR).add(smallest));
            numbers.add(constant.setScale(scale, RoundingMode.CEILING).subtract(smallest));
        }
        numbers.stream()
                .map(number -> number.setScale(scale, RoundingMode.FLOOR))
                .filter(number -> number.abs().compareTo(end) <= 0)
                .forEach(number -> values.add(Value.of(number)));
    }

    /** Of two constants each: {@code a + 10 > 30} has its border at their difference. */
    private Set<BigDecimal> sums() {
        Set<BigDecimal> sums = new LinkedHashSet<>();
        List<BigDecimal> some = constants.numbers().stream().limit(MOST_SUMS).toList();
        for (BigDecimal one : some) {
            for (BigDecimal other : some) {
                sums.add(one.add(other));
                sums.add(one.subtract(other));
            }
        }
        return sums;
    }

    /** A huge number and its negative for the floating-point columns, two keys for the whole ones, one for all others. */
    static List<Value> hugeOrOne(Column column) {
        return switch (column.type()) {
            case SqlType.DoubleType ignored ->
                List.of(new Value.DoubleValue(HUGE.doubleValue()), new Value.DoubleValue(-HUGE.doubleValue()));
            case SqlType.IntegerType ignored -> List.of(Value.of(1), Value.of(2));
            case SqlType.DecimalType ignored -> List.of(Value.of(BigDecimal.ONE));
            case SqlType.TextType ignored -> List.of(Value.of("a"), Value.of("b"));
            case SqlType.BooleanType ignored -> List.of(Value.TRUE);
            case SqlType.DateType ignored -> List.of(new Value.DateValue(DAYS.getFirst()));
            case SqlType.TimestampType ignored ->
                List.of(new Value.TimestampValue(DAYS.getFirst().atStartOfDay()));
            case SqlType.TimeType ignored -> List.of(new Value.TimeValue(LocalTime.MIDNIGHT));
            case SqlType.IntervalType ignored -> List.of();
            case SqlType.NullType ignored -> List.of();
            case SqlType.OpaqueType ignored -> List.of();
        };
    }

    private void doubles(int bits, Set<Value> values) {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        if (extreme) {
            numbers.add(new BigDecimal(LARGEST_IN_DOUBLE));
            numbers.add(new BigDecimal(LARGEST_IN_DOUBLE.add(BigInteger.TWO)));
            numbers.add(HUGE);
            numbers.add(HUGE.negate());
            numbers.add(new BigDecimal(bits > 32 ? "1E+300" : "1E+30"));
            numbers.add(new BigDecimal(bits > 32 ? "1E-300" : "1E-30"));
        }
        fractions(numbers);
        numbers.stream()
                .map(number -> new Value.DoubleValue(number.doubleValue()))
                .forEach(values::add);
    }

    private void fractions(Set<BigDecimal> numbers) {
        for (BigDecimal constant : constants.numbers()) {
            numbers.add(constant);
            numbers.add(constant.add(new BigDecimal("0.5")));
            numbers.add(constant.subtract(new BigDecimal("0.5")));
            numbers.add(constant.add(new BigDecimal("0.01")));
            numbers.add(constant.subtract(new BigDecimal("0.01")));
            numbers.add(constant.negate());
        }
        for (String plain :
                List.of("0.5", "1.5", "0.1", "0.2", "0.3", "-0.5", "2.5", "0.75", "1", "0", "2", "-1", "3")) {
            numbers.add(new BigDecimal(plain));
        }
    }

    private void texts(Set<Value> values) {
        Set<String> texts = new LinkedHashSet<>();
        for (String string : constants.strings()) {
            texts.add(string);
            texts.add(string.toUpperCase(Locale.ROOT));
            texts.add(string.toLowerCase(Locale.ROOT));
            texts.add(string.replace("%", "").replace('_', 'b'));
            texts.add(string.replace("%", "z").replace('_', 'C'));
            texts.add(string + " ");
            texts.add(string + "a");
            if (!string.isEmpty()) {
                texts.add(string.substring(0, string.length() - 1));
                texts.add(string.substring(1));
            }
        }
        for (BigDecimal number : constants.numbers()) {
            String plain = number.toPlainString();
            texts.addAll(List.of(plain, plain + ".0", " " + plain, "0" + plain, plain + "x"));
        }
        texts.addAll(List.of("a", "A", "b", "", " ", "a ", "ab", "B", "aa", "1", "10", "9", "%", "_", "é", "-1", "0"));
        texts.forEach(text -> values.add(Value.of(text)));
    }

    /** A DBMS that keeps dates as texts makes numbers of texts that look like one. */
    private void textsOfDates(Set<Value> values) {
        for (LocalDate day : days()) {
            values.add(Value.of(day.toString()));
            values.add(Value.of(day + " 12:00:00"));
        }
        for (String string : constants.strings()) {
            if (!string.isBlank() && !Character.isDigit(string.charAt(0))) {
                values.add(Value.of(string));
            }
        }
    }

    private Set<LocalDate> days() {
        Set<LocalDate> days = new LinkedHashSet<>();
        for (String string : constants.strings()) {
            day(string).ifPresent(day -> {
                days.add(day);
                days.add(day.plusDays(1));
                days.add(day.minusDays(1));
                days.add(day.plusMonths(1));
                days.add(day.minusYears(1));
                days.add(day.withDayOfYear(1));
                days.add(day.withMonth(12).withDayOfMonth(31));
            });
        }
        for (BigDecimal number : constants.numbers()) {
            if (number.compareTo(BigDecimal.valueOf(1900)) >= 0 && number.compareTo(BigDecimal.valueOf(2100)) <= 0) {
                days.add(LocalDate.of(number.intValue(), 1, 1));
                days.add(LocalDate.of(number.intValue(), 12, 31));
                days.add(LocalDate.of(number.intValue(), 6, 15));
            }
        }
        days.addAll(DAYS);
        if (extreme) {
            days.addAll(List.of(LocalDate.of(1, 1, 1), LocalDate.of(1900, 2, 28), LocalDate.of(9999, 12, 31)));
        }
        return days;
    }

    private void moments(Set<Value> values) {
        Set<LocalDateTime> moments = new LinkedHashSet<>();
        for (String string : constants.strings()) {
            moment(string).ifPresent(moment -> {
                moments.add(moment);
                moments.add(moment.plusSeconds(1));
                moments.add(moment.minusSeconds(1));
            });
        }
        for (LocalDate day : days()) {
            moments.add(day.atStartOfDay());
            moments.add(day.atTime(23, 59, 59));
            moments.add(day.atTime(12, 0, 0, 500_000_000));
        }
        moments.forEach(moment -> values.add(new Value.TimestampValue(moment)));
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return Optional.of(LocalDate.parse(text.length() > 10 ? text.substring(0, 10) : text));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<LocalDateTime> moment(String text) {
        try {
            return Optional.of(LocalDateTime.parse(text.replace(' ', 'T')));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
