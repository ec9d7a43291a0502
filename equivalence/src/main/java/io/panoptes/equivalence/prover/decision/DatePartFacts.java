package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.IntExpr;
import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of YEAR, MONTH and DAY of a date: NULL where the date is, and of dates from 1901 to 2099, where every fourth year
 * is a leap year, how the three make the date.
 */
final class DatePartFacts {
    private static final int FIRST_YEAR = 1901;
    private static final int LAST_YEAR = 2099;
    private static final int EPOCH_YEAR = 1970;
    private static final int DAYS_A_YEAR = 365;
    private static final int LEAP_EVERY = 4;

    private final Context z3;
    private final Map<CanonicalForm, Parts> byDate = new HashMap<>();

    DatePartFacts(Context z3) {
        this.z3 = z3;
    }

    private record Parts(IntExpr year, IntExpr month, IntExpr day) {}

    /** What is new with this call; nothing where it asks for no part of a date. */
    List<BoolExpr> facts(Function function, List<Term> arguments, Encoded date, BoolExpr isNull, ArithExpr<?> value) {
        if (arguments.size() != 1 || !function.isPartOfDate() || date.kind() != ValueKind.DATE) {
            return List.of();
        }
        List<BoolExpr> facts = new ArrayList<>(List.of(z3.mkEq(isNull, date.isNull())));
        IntExpr days = (IntExpr) date.value();
        BoolExpr inRange = z3.mkAnd(
                z3.mkNot(date.isNull()),
                z3.mkLe(z3.mkInt(LocalDate.of(FIRST_YEAR, 1, 1).toEpochDay()), days),
                z3.mkLe(days, z3.mkInt(LocalDate.of(LAST_YEAR, 12, 31).toEpochDay())));
        Parts parts = byDate.computeIfAbsent(CanonicalForm.of(arguments.getFirst()), form -> {
            Parts made = new Parts(number("year"), number("month"), number("day"));
            facts.add(z3.mkImplies(inRange, z3.mkAnd(isDate(made), z3.mkEq(days, days(made)))));
            return made;
        });
        IntExpr part =
                function.is(Operator.YEAR) ? parts.year() : function.is(Operator.MONTH) ? parts.month() : parts.day();
        facts.add(z3.mkImplies(inRange, z3.mkEq(value, part)));
        return facts;
    }

    private IntExpr number(String part) {
        return (IntExpr) z3.mkFreshConst(part, z3.getIntSort());
    }

    private BoolExpr isDate(Parts parts) {
        return z3.mkAnd(
                between(FIRST_YEAR, parts.year(), LAST_YEAR),
                between(1, parts.month(), Month.values().length),
                z3.mkLe(z3.mkInt(1), parts.day()),
                z3.mkLe(parts.day(), byMonth(parts, true)));
    }

    private BoolExpr between(int low, IntExpr number, int high) {
        return z3.mkAnd(z3.mkLe(z3.mkInt(low), number), z3.mkLe(number, z3.mkInt(high)));
    }

    private BoolExpr isLeap(Parts parts) {
        return z3.mkEq(z3.mkMod(parts.year(), z3.mkInt(LEAP_EVERY)), z3.mkInt(0));
    }

    /** Days since 1970-01-01. */
    private ArithExpr<?> days(Parts parts) {
        IntExpr epoch = z3.mkInt(EPOCH_YEAR);
        ArithExpr<?> years = z3.mkSub(parts.year(), epoch);
        ArithExpr<?> leapYears = z3.mkDiv(z3.mkSub(parts.year(), z3.mkInt(EPOCH_YEAR - 1)), z3.mkInt(LEAP_EVERY));
        return z3.mkAdd(
                z3.mkMul(z3.mkInt(DAYS_A_YEAR), years),
                leapYears,
                byMonth(parts, false),
                z3.mkSub(parts.day(), z3.mkInt(1)));
    }

    /** How long the month is, or how many days of its year come before it. */
    private ArithExpr<?> byMonth(Parts parts, boolean length) {
        ArithExpr<?> result = z3.mkInt(0);
        for (Month month : Month.values()) {
            int plain = length ? month.length(false) : month.firstDayOfYear(false) - 1;
            int leap = length ? month.length(true) : month.firstDayOfYear(true) - 1;
            ArithExpr<?> days = plain == leap
                    ? z3.mkInt(plain)
                    : (ArithExpr<?>) z3.mkITE(isLeap(parts), z3.mkInt(leap), z3.mkInt(plain));
            result = (ArithExpr<?>) z3.mkITE(z3.mkEq(parts.month(), z3.mkInt(month.getValue())), days, result);
        }
        return result;
    }
}
