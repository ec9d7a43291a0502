package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** Functions of DuckDB on dates and timestamps. */
final class DuckDbDateFunctions {
    private static final BigDecimal SECONDS_A_MINUTE = BigDecimal.valueOf(60);

    private DuckDbDateFunctions() {}

    static final List<KnownFunction> LIST = List.of(
            part("QUARTER", at -> at.get(IsoFields.QUARTER_OF_YEAR)),
            part("DECADE", at -> at.getYear() / 10),
            part("CENTURY", at -> positive(at).getYear() <= 0 ? 0 : (at.getYear() - 1) / 100 + 1),
            part("MILLENNIUM", at -> (positive(at).getYear() - 1) / 1000 + 1),
            part("DOW", at -> at.getDayOfWeek().getValue() % 7),
            part("DAYOFWEEK", at -> at.getDayOfWeek().getValue() % 7),
            part("WEEKDAY", at -> at.getDayOfWeek().getValue() % 7),
            part("ISODOW", at -> at.getDayOfWeek().getValue()),
            part("DOY", LocalDateTime::getDayOfYear),
            part("DAYOFYEAR", LocalDateTime::getDayOfYear),
            part("WEEK", at -> at.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)),
            part("WEEKOFYEAR", at -> at.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)),
            part("ISOYEAR", at -> at.get(IsoFields.WEEK_BASED_YEAR)),
            part("HOUR", LocalDateTime::getHour),
            part("MINUTE", LocalDateTime::getMinute),
            part("SECOND", LocalDateTime::getSecond),
            part("MILLISECOND", at -> microseconds(at) / 1000),
            part("MILLISECONDS", at -> microseconds(at) / 1000),
            part("MICROSECOND", DuckDbDateFunctions::microseconds),
            part("MICROSECONDS", DuckDbDateFunctions::microseconds),
            part(
                    "YEARWEEK",
                    at -> 100L * positive(at).get(IsoFields.WEEK_BASED_YEAR)
                            + at.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)),
            KnownFunction.of("EPOCH", 1, Result.DOUBLE, a -> epoch(moment(a.getFirst()))),
            KnownFunction.of(
                    "DAYNAME",
                    1,
                    Result.TEXT,
                    a -> Value.of(moment(a.getFirst()).getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH))),
            KnownFunction.of(
                    "MONTHNAME",
                    1,
                    Result.TEXT,
                    a -> Value.of(moment(a.getFirst()).getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH))),
            KnownFunction.of("LAST_DAY", 1, Result.DATE, a -> {
                LocalDate day = moment(a.getFirst()).toLocalDate();
                return new Value.DateValue(day.withDayOfMonth(day.lengthOfMonth()));
            }),
            KnownFunction.of("MAKE_DATE", 3, Result.DATE, DuckDbDateFunctions::makeDate),
            KnownFunction.of("MAKE_TIMESTAMP", 6, Result.TIMESTAMP, DuckDbDateFunctions::makeTimestamp));

    private static KnownFunction part(String name, ToLongFunction<LocalDateTime> part) {
        return KnownFunction.of(name, 1, Result.WHOLE, a -> Value.of(part.applyAsLong(moment(a.getFirst()))));
    }

    /** Within the minute. */
    private static long microseconds(LocalDateTime at) {
        return 1_000_000L * at.getSecond() + at.getNano() / 1000;
    }

    private static Value epoch(LocalDateTime at) {
        long seconds = at.toEpochSecond(ZoneOffset.UTC);
        return new Value.DoubleValue((seconds * 1_000_000 + at.getNano() / 1000) / 1_000_000.0);
    }

    private static LocalDateTime positive(LocalDateTime at) {
        if (at.getYear() < 1) {
            throw new NoAnswer("a year before 1");
        }
        return at;
    }

    private static LocalDateTime moment(Value value) {
        return switch (value) {
            case Value.DateValue(LocalDate day) -> day.atStartOfDay();
            case Value.TimestampValue(LocalDateTime at) -> at;
            case Value.TimeValue(LocalTime time) -> throw new NoAnswer("part of the time " + time);
            case Value.TextValue ignored -> throw new NoAnswer("part of a text");
            case Value.IntegerValue ignored -> throw new NoAnswer("part of a number");
            case Value.DecimalValue ignored -> throw new NoAnswer("part of a number");
            case Value.DoubleValue ignored -> throw new NoAnswer("part of a number");
            case Value.BooleanValue ignored -> throw new NoAnswer("part of a truth value");
            case Value.NullValue ignored -> throw new IllegalArgumentException("NULL has no parts");
            case Value.OpaqueValue ignored -> throw new NoAnswer("part of a value that is not known");
        };
    }

    private static Value makeDate(List<Value> arguments) {
        try {
            return new Value.DateValue(
                    LocalDate.of((int) Texts.whole(arguments.get(0)), (int) Texts.whole(arguments.get(1)), (int)
                            Texts.whole(arguments.get(2))));
        } catch (DateTimeException e) {
            throw new NoAnswer("a date that the calendar does not have");
        }
    }

    /** Of seconds with more than six digits behind the point it is not known how they are rounded. */
    private static Value makeTimestamp(List<Value> arguments) {
        BigDecimal seconds = Texts.number(arguments.get(5));
        BigDecimal micros = seconds.movePointRight(6);
        boolean kept = micros.stripTrailingZeros().scale() <= 0 && seconds.compareTo(SECONDS_A_MINUTE) < 0;
        if (!kept || seconds.signum() < 0) {
            throw new NoAnswer("a moment of " + seconds + " seconds");
        }
        try {
            LocalDate day = ((Value.DateValue) makeDate(arguments)).value();
            LocalTime time = LocalTime.of((int) Texts.whole(arguments.get(3)), (int) Texts.whole(arguments.get(4)));
            return new Value.TimestampValue(day.atTime(time).plus(micros.longValueExact(), ChronoUnit.MICROS));
        } catch (DateTimeException e) {
            throw new NoAnswer("a moment that the calendar does not have");
        }
    }
}
