package io.panoptes.corpus;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Few, small values of each type, so that keys meet, duplicates abound and no arithmetic overflows.
 *
 * @param emptyText whether '' is a value of its own (and not NULL, as in some DBMSs)
 * @param upperCase whether text may hold upper-case letters, which some LIKEs and collations fold
 */
public record ValuePool(boolean emptyText, boolean upperCase) {
    /** No value of a pool is larger than this. */
    public static final long LARGEST = 127;

    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 3, -1, 1, 2, 0, 5, 10, -2, 4, 7, 100, -10, 127);
    private static final List<String> TEXTS =
            List.of("a", "b", "ab", "c", "a", "b", "ba", "abc", "0", "1", "-1", "a_b");
    private static final List<LocalDate> DATES = List.of(
            LocalDate.of(2020, 1, 1),
            LocalDate.of(2020, 1, 2),
            LocalDate.of(2020, 2, 29),
            LocalDate.of(2020, 12, 31),
            LocalDate.of(2021, 1, 1),
            LocalDate.of(1999, 12, 31));
    private static final Weighted<Writing> WRITINGS =
            Weighted.of(1, Writing.EMPTY).or(1, Writing.UPPER_CASE).or(18, Writing.PLAIN);
    private static final List<String> FRACTIONS = List.of("0", "1", "1.5", "2", "-0.5", "0.25", "10", "-1", "3");

    /** How a text is written. */
    private enum Writing {
        EMPTY,
        UPPER_CASE,
        PLAIN
    }

    /** A value of the type, never NULL; the first few of a pool come more often than the rest. */
    public Value draw(RandomGenerator random, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(random.nextBoolean());
            case SqlType.IntegerType ignored -> Value.of(pick(random, NUMBERS));
            case SqlType.DecimalType(var ignored, var scale) -> fraction(pick(random, FRACTIONS), scale);
            case SqlType.DoubleType ignored ->
                new Value.DoubleValue(pick(random, NUMBERS).doubleValue() / 2);
            case SqlType.TextType ignored -> Value.of(text(random));
            case SqlType.DateType ignored -> new Value.DateValue(pick(random, DATES));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.of(Draw.between(random, 0, 23), 0));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(pick(random, DATES).atTime(Draw.between(random, 0, 2) * 11, 0));
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.IntervalType ignored -> throw noValues(type);
            case SqlType.OpaqueType ignored -> throw noValues(type);
        };
    }

    /** The {@code ordinal}-th of endlessly many different values, for columns that must not repeat. */
    public Value distinct(int ordinal, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(ordinal % 2 == 1);
            case SqlType.IntegerType ignored -> new Value.IntegerValue(BigInteger.valueOf(ordinal));
            case SqlType.DecimalType ignored -> Value.of(BigDecimal.valueOf(ordinal));
            case SqlType.DoubleType ignored -> new Value.DoubleValue(ordinal);
            case SqlType.TextType ignored -> Value.of(spelled(ordinal));
            case SqlType.DateType ignored ->
                new Value.DateValue(LocalDate.of(2020, 1, 1).plusDays(ordinal));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.ofSecondOfDay(ordinal));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(LocalDate.of(2020, 1, 1).atStartOfDay().plusHours(ordinal));
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.IntervalType ignored -> throw noValues(type);
            case SqlType.OpaqueType ignored -> throw noValues(type);
        };
    }

    private String text(RandomGenerator random) {
        Writing writing = WRITINGS.draw(random);
        if (writing == Writing.EMPTY && emptyText) {
            return "";
        }
        String text = pick(random, TEXTS);
        return writing == Writing.UPPER_CASE && upperCase ? text.toUpperCase(java.util.Locale.ROOT) : text;
    }

    private static String spelled(int ordinal) {
        var text = new StringBuilder();
        for (int rest = ordinal; rest >= 0; rest = rest / 3 - 1) {
            text.insert(0, (char) ('a' + rest % 3));
        }
        return text.toString();
    }

    private static Value fraction(String text, int scale) {
        var exact = new BigDecimal(text);
        return Value.of(exact.scale() > scale ? exact.setScale(scale, java.math.RoundingMode.DOWN) : exact);
    }

    private static <T> T pick(RandomGenerator random, List<T> values) {
        int bound = Chance.oneIn(3).happens(random) ? values.size() : Math.min(6, values.size());
        return values.get(random.nextInt(bound));
    }

    private static IllegalArgumentException noValues(SqlType type) {
        return new IllegalArgumentException(
                "no values are made of type %s; declare the column with another".formatted(type));
    }
}
