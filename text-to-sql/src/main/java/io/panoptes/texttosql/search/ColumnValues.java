package io.panoptes.texttosql.search;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The values to try in a column: the constants that it is compared with, what borders on them, and a few others. */
record ColumnValues(ColumnConstants constants) {
    private static final int MOST_DIGITS = 15;
    private static final int OTHER_YEAR = 2020;
    private static final String YEAR = "(1[5-9]|20)\\d\\d";

    private static final List<String> DAYS = List.of("2020-01-01", "2021-06-15 12:30:00");

    List<Value> of(Column column) {
        Set<String> own = constants.of(column);
        Set<Value> values = new LinkedHashSet<>();
        for (String constant : own.isEmpty() ? constants.all() : own) {
            add(column, constant, values);
        }
        if (isOfDates(column)) {
            daysByMonth(own).forEach(day -> add(column, day.toString(), values));
        }
        plain(column, values);
        return List.copyOf(values);
    }

    /** The same, and others for as many rows that differ in the column. */
    List<Value> ofKey(Column column, int rows) {
        Set<Value> values = new LinkedHashSet<>(of(column));
        for (int i = 1; i <= rows; i++) {
            if (column.type() instanceof SqlType.IntegerType) {
                values.add(Value.of(i));
            } else if (column.type() instanceof SqlType.TextType) {
                values.add(Value.of("k" + i));
            }
        }
        return List.copyOf(values);
    }

    /** {@code strftime('%m', d) = '09'}: a day of that month in each of the years that are named, and in another. */
    private static List<LocalDate> daysByMonth(Set<String> own) {
        List<Integer> years = Stream.concat(
                        Stream.of(OTHER_YEAR),
                        own.stream().filter(text -> text.matches(YEAR)).map(Integer::valueOf))
                .toList();
        return own.stream()
                .filter(text -> text.matches("0?[1-9]|1[0-2]"))
                .map(Integer::valueOf)
                .flatMap(month -> years.stream().map(year -> LocalDate.of(year, month, 10)))
                .toList();
    }

    private static boolean isOfDates(Column column) {
        return column.type() instanceof SqlType.DateType
                || column.type() instanceof SqlType.TimestampType
                || column.traits().contains(ColumnTrait.HOLDS_DATES);
    }

    /** Whether constants stand beside the column. */
    boolean isCompared(Column column) {
        return !constants.of(column).isEmpty();
    }

    private static void add(Column column, String constant, Set<Value> values) {
        switch (column.type()) {
            case SqlType.IntegerType ignored ->
                number(constant).ifPresent(number -> {
                    BigInteger whole = number.toBigInteger();
                    for (int distance = -1; distance <= 1; distance++) {
                        values.add(new Value.IntegerValue(whole.add(BigInteger.valueOf(distance))));
                    }
                });
            case SqlType.DecimalType ignored ->
                number(constant).ifPresent(number -> around(number).forEach(near -> values.add(Value.of(near))));
            case SqlType.DoubleType ignored ->
                number(constant)
                        .ifPresent(number ->
                                around(number).forEach(near -> values.add(new Value.DoubleValue(near.doubleValue()))));
            case SqlType.TextType ignored -> {
                if (column.traits().contains(ColumnTrait.HOLDS_DATES)) {
                    dates(constant, values);
                }
                texts(constant, values);
            }
            case SqlType.DateType ignored -> days(constant).forEach(day -> values.add(new Value.DateValue(day)));
            case SqlType.TimestampType ignored ->
                days(constant).forEach(day -> {
                    values.add(new Value.TimestampValue(day.atStartOfDay()));
                    values.add(new Value.TimestampValue(day.atTime(12, 30)));
                });
            case SqlType.BooleanType ignored -> {}
            case SqlType.TimeType ignored -> {}
            case SqlType.IntervalType ignored -> {}
            case SqlType.NullType ignored -> {}
            case SqlType.OpaqueType ignored -> {}
        }
    }

    private static List<BigDecimal> around(BigDecimal number) {
        return List.of(
                number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE), number.add(new BigDecimal("0.5")));
    }

    /** The constant, what LIKE with it finds, and days of a year or a month that is named. */
    private static void texts(String constant, Set<Value> values) {
        String found = constant.replace("%", "").replace("_", "x");
        values.add(Value.of(constant.contains("%") ? found : constant));
        values.add(Value.of(found + "x"));
        if (constant.contains("%")) {
            values.add(Value.of("x" + found));
        } else {
            values.add(Value.of(found.toLowerCase(java.util.Locale.ROOT)));
        }
        days(constant).forEach(day -> {
            values.add(Value.of(day.toString()));
            values.add(Value.of(day + " 00:00:00"));
        });
    }

    /** Days and moments that a condition on a date may tell apart, and texts that are none. */
    private static void dates(String constant, Set<Value> values) {
        for (LocalDate day : days(constant)) {
            values.add(Value.of(day.toString()));
            values.add(Value.of(day + " 12:30:00"));
        }
        days(constant).forEach(day -> values.add(Value.of(day + "x")));
    }

    private static List<LocalDate> days(String constant) {
        Optional<LocalDate> day = day(constant);
        if (day.isPresent()) {
            return List.of(day.get(), day.get().plusDays(1), day.get().minusDays(1));
        }
        if (constant.matches(YEAR)) {
            int year = Integer.parseInt(constant);
            return List.of(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31), LocalDate.of(year + 1, 6, 15));
        }
        if (constant.matches("(1[5-9]|20)\\d\\d-?(0[1-9]|1[0-2])")) {
            int month = Integer.parseInt(constant.substring(constant.length() - 2));
            return List.of(LocalDate.of(Integer.parseInt(constant.substring(0, 4)), month, 10));
        }
        return List.of();
    }

    private static Optional<LocalDate> day(String text) {
        try {
            return text.length() < 10 ? Optional.empty() : Optional.of(LocalDate.parse(text.substring(0, 10)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<BigDecimal> number(String text) {
        try {
            return text.length() > MOST_DIGITS ? Optional.empty() : Optional.of(new BigDecimal(text.strip()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Few, so that rows meet. */
    private static void plain(Column column, Set<Value> values) {
        switch (column.type()) {
            case SqlType.IntegerType ignored -> List.of(1, 2, 3, 0).forEach(number -> values.add(Value.of(number)));
            case SqlType.DecimalType ignored ->
                List.of("1", "2", "2.5").forEach(text -> values.add(Value.of(new BigDecimal(text))));
            case SqlType.DoubleType ignored ->
                List.of(1.0, 2.0, 2.5).forEach(number -> values.add(new Value.DoubleValue(number)));
            case SqlType.TextType ignored ->
                (column.traits().contains(ColumnTrait.HOLDS_DATES) ? DAYS : List.of("a", "b"))
                        .forEach(text -> values.add(Value.of(text)));
            case SqlType.DateType ignored ->
                List.of("2020-01-01", "2021-06-15")
                        .forEach(day -> values.add(new Value.DateValue(LocalDate.parse(day))));
            case SqlType.TimestampType ignored ->
                values.add(new Value.TimestampValue(LocalDateTime.of(2020, 1, 1, 0, 0)));
            case SqlType.TimeType ignored -> values.add(new Value.TimeValue(LocalTime.of(12, 30)));
            case SqlType.BooleanType ignored -> values.addAll(List.of(Value.TRUE, Value.FALSE));
            case SqlType.IntervalType ignored -> {}
            case SqlType.NullType ignored -> {}
            case SqlType.OpaqueType ignored -> {}
        }
    }
}
