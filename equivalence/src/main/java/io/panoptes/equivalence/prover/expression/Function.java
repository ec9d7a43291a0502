package io.panoptes.equivalence.prover.expression;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** A function of which is known that it gives the same for the same arguments, and what its kind says. */
public sealed interface Function {
    /** Texts in a row: {@code a || b || c}. */
    Function CONCATENATION = new OfOperator(Operator.CONCAT, "concat");

    /** As certificates write it: functions with one text are one function. */
    String text();

    /** Whether it is NULL where an argument is; it may be NULL elsewhere. */
    boolean isStrict();

    /** Whether it is this operator of SQL. */
    default boolean is(Operator operator) {
        return this instanceof OfOperator(Operator own, var text) && own == operator;
    }

    /** Whether it is the year, the month or the day of its argument. */
    default boolean isPartOfDate() {
        return is(Operator.YEAR) || is(Operator.MONTH) || is(Operator.DAY);
    }

    /** An operator of SQL. It may treat 1 and 1.00 differently, so that its text has the types of its arguments. */
    record OfOperator(Operator operator, String text) implements Function {
        @Override
        public boolean isStrict() {
            return operator.isStrict();
        }
    }

    /** A cast that may change the value. */
    record Cast(ValueKind from, ValueKind to, String text) implements Function {
        public Cast(SqlType from, SqlType to, String text) {
            this(ValueKind.of(from), ValueKind.of(to), text);
        }

        @Override
        public boolean isStrict() {
            return true;
        }
    }

    /**
     * A quotient of exact numbers: cut towards zero, or of as many digits as the DBMS has.
     *
     * @param scales of numbers with N digits behind the point, on which the digits of the quotient may depend; empty where none has any
     */
    record Quotient(boolean whole, List<Integer> scales) implements Function {
        public static final Quotient EXACT = new Quotient(false, List.of());
        public static final Quotient WHOLE = new Quotient(true, List.of());

        public Quotient {
            scales = scales.stream().allMatch(scale -> scale == 0) ? List.of() : List.copyOf(scales);
        }

        @Override
        public String text() {
            if (whole) {
                return ArithmeticOperation.WHOLE_QUOTIENT.symbol();
            }
            return scales.isEmpty() ? ArithmeticOperation.QUOTIENT.symbol() : "quotient of scales " + scales;
        }

        @Override
        public boolean isStrict() {
            return true;
        }
    }

    /** A function of the dialect, of which nothing is known. */
    record Named(String text) implements Function {
        @Override
        public boolean isStrict() {
            return false;
        }
    }
}
