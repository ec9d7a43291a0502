package io.panoptes.equivalence.evaluator.value;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.time.LocalDate;

/** Functions on dates, and on timestamps by their date; codes are not NULL. {@code unit} is how much a day counts. */
public record Dates(long unit) {
    private static final long FIRST = LocalDate.of(1, 1, 1).toEpochDay();
    private static final long LAST = LocalDate.of(9999, 12, 31).toEpochDay();

    public static Dates of(SqlType type, String operator) {
        return switch (ComparisonKind.of(type)) {
            case DATE, NOTHING -> new Dates(1);
            case TIMESTAMP -> new Dates(Pool.Moments.A_DAY);
            case NUMBER, TEXT, TIME -> throw new Unsupported("%s of %s".formatted(operator, ComparisonKind.of(type)));
        };
    }

    public long days(long code) {
        return Math.floorDiv(code, unit);
    }

    public long year(long code) {
        return LocalDate.ofEpochDay(days(code)).getYear();
    }

    public long month(long code) {
        return LocalDate.ofEpochDay(days(code)).getMonthValue();
    }

    public long day(long code) {
        return LocalDate.ofEpochDay(days(code)).getDayOfMonth();
    }

    public long addDays(long code, long days) {
        return moved(code, within(days(code) + small(days)));
    }

    /** To the last day of the month where the month has no such day. */
    public long addMonths(long code, long months) {
        return moved(
                code,
                within(LocalDate.ofEpochDay(days(code))
                        .plusMonths(small(months))
                        .toEpochDay()));
    }

    private long moved(long code, long newDay) {
        return newDay * unit + Math.floorMod(code, unit);
    }

    private static long small(long amount) {
        if (Math.abs(amount) > LAST * 2) {
            throw NoAnswer.DATE_RANGE;
        }
        return amount;
    }

    private static long within(long day) {
        if (day < FIRST || day > LAST) {
            throw NoAnswer.DATE_RANGE;
        }
        return day;
    }
}
