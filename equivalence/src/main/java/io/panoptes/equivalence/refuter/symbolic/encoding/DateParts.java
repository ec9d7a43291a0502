package io.panoptes.equivalence.refuter.symbolic.encoding;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntNum;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import java.time.LocalDate;
import java.util.List;

/**
 * Year, month and day of a date that is a number of days.
 *
 * <p>Dates that a query looks into lie between 1901 and 2099, where every fourth year is a leap year; databases with other
 * dates there are left out.
 */
public record DateParts(Expr<?> year, Expr<?> month, Expr<?> day) {

    private static final int FIRST_YEAR = 1901;
    private static final int LAST_YEAR = 2099;
    private static final long FIRST_DAY = LocalDate.of(FIRST_YEAR, 1, 1).toEpochDay();
    private static final long LAST_DAY = LocalDate.of(LAST_YEAR, 12, 31).toEpochDay();
    private static final int[] DAYS_BEFORE_MONTH = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

    /** The parts of {@code days}, which must be in range where {@code used} holds. */
    public static DateParts of(Expr<?> days, Encoding encoding, BoolExpr used) {
        SolverFormulas formulas = encoding.formulas();
        if (days instanceof IntNum constant) {
            LocalDate date = LocalDate.ofEpochDay(constant.getInt64());
            return new DateParts(
                    formulas.integer(date.getYear()),
                    formulas.integer(date.getMonthValue()),
                    formulas.integer(date.getDayOfMonth()));
        }
        return encoding.dateParts(days, () -> define(days, encoding), used);
    }

    static BoolExpr inRange(Expr<?> days, SolverFormulas formulas) {
        return formulas.and(
                formulas.lessOrSame(formulas.integer(FIRST_DAY), days),
                formulas.lessOrSame(days, formulas.integer(LAST_DAY)));
    }

    private static DateParts define(Expr<?> days, Encoding encoding) {
        SolverFormulas formulas = encoding.formulas();
        DateParts parts = new DateParts(
                formulas.fresh("year", formulas.z3().getIntSort()),
                formulas.fresh("month", formulas.z3().getIntSort()),
                formulas.fresh("day", formulas.z3().getIntSort()));
        encoding.define(formulas.implies(
                inRange(days, formulas),
                formulas.and(parts.isDate(formulas), formulas.same(days, parts.toDays(formulas)))));
        return parts;
    }

    private BoolExpr isDate(SolverFormulas formulas) {
        return formulas.and(
                between(FIRST_YEAR, year, LAST_YEAR, formulas),
                between(1, month, 12, formulas),
                formulas.lessOrSame(formulas.integer(1), day),
                formulas.lessOrSame(day, lengthOfMonth(formulas)));
    }

    private static BoolExpr between(long low, Expr<?> term, long high, SolverFormulas formulas) {
        return formulas.and(
                formulas.lessOrSame(formulas.integer(low), term), formulas.lessOrSame(term, formulas.integer(high)));
    }

    private BoolExpr isLeap(SolverFormulas formulas) {
        return formulas.same(formulas.modulo(year, 4), formulas.integer(0));
    }

    private Expr<?> lengthOfMonth(SolverFormulas formulas) {
        BoolExpr isShort = formulas.or(List.of(4, 6, 9, 11).stream()
                .map(number -> formulas.same(month, formulas.integer(number)))
                .toList());
        Expr<?> february = formulas.choose(isLeap(formulas), formulas.integer(29), formulas.integer(28));
        return formulas.choose(
                formulas.same(month, formulas.integer(2)),
                february,
                formulas.choose(isShort, formulas.integer(30), formulas.integer(31)));
    }

    private Expr<?> toDays(SolverFormulas formulas) {
        Expr<?> years = formulas.minus(year, formulas.integer(FIRST_YEAR));
        Expr<?> beforeMonth = formulas.integer(0);
        for (int number = 2; number <= 12; number++) {
            beforeMonth = formulas.choose(
                    formulas.same(month, formulas.integer(number)),
                    formulas.integer(DAYS_BEFORE_MONTH[number - 1]),
                    beforeMonth);
        }
        Expr<?> leapDay = formulas.choose(
                formulas.and(isLeap(formulas), formulas.less(formulas.integer(2), month)),
                formulas.integer(1),
                formulas.integer(0));
        return formulas.sum(List.of(
                formulas.integer(FIRST_DAY - 1),
                formulas.times(formulas.integer(365), years),
                formulas.divided(years, formulas.integer(4)),
                beforeMonth,
                leapDay,
                day));
    }

    /** The day N months later; one that the month lacks becomes its last. */
    public Expr<?> plusMonths(Expr<?> months, Encoding encoding, BoolExpr used) {
        SolverFormulas formulas = encoding.formulas();
        Expr<?> sum =
                formulas.sum(List.of(formulas.times(formulas.integer(12), year), month, formulas.integer(-1), months));
        Expr<?> newYear = formulas.divided(sum, formulas.integer(12));
        Expr<?> newMonth = formulas.plus(formulas.modulo(sum, 12), formulas.integer(1));
        encoding.assume(formulas.implies(used, between(FIRST_YEAR, newYear, LAST_YEAR, formulas)));
        Expr<?> length = new DateParts(newYear, newMonth, day).lengthOfMonth(formulas);
        Expr<?> newDay = formulas.choose(formulas.less(length, day), length, day);
        return new DateParts(newYear, newMonth, newDay).toDays(formulas);
    }
}
