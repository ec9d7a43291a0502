package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.FloatingArithmetic;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rational;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Pattern;

/** Casts, as far as the DBMSs agree on them; where they don't, there is no answer. */
final class CastCompiler {
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,30}(\\.\\d{1,30})?");
    /** Scales from here on come from averages and quotients, which stay exact. */
    private static final int ENDLESS = 20;

    private final Pool pool;

    CastCompiler(Pool pool) {
        this.pool = pool;
    }

    CompiledScalar compile(CompiledScalar operand, SqlType from, SqlType type) {
        CallCompiler.Unary cast = cast(ComparisonKind.of(from), from, type);
        return () -> {
            long value = operand.value();
            return value == Pool.NULL ? Pool.NULL : cast.apply(value);
        };
    }

    private CallCompiler.Unary cast(ComparisonKind from, SqlType fromType, SqlType type) {
        if (from == ComparisonKind.NOTHING) {
            return code -> code;
        }
        return switch (ComparisonKind.of(type)) {
            case NUMBER ->
                switch (from) {
                    case NUMBER ->
                        fromType instanceof SqlType.DoubleType(int bits) && isOfDigits(type)
                                ? code -> digits(code, bits, type)
                                : code -> number(code, type);
                    case TEXT -> code -> number(parse(pool.text(code)), type);
                    default -> throw unsupported(from, type);
                };
            case TEXT ->
                switch (from) {
                    case TEXT -> code -> code;
                    case NUMBER -> code -> text(code, fromType);
                    case DATE -> code -> pool.ofText(LocalDate.ofEpochDay(code).toString());
                    default -> throw unsupported(from, type);
                };
            case DATE ->
                switch (from) {
                    case DATE -> code -> code;
                    case TIMESTAMP -> code -> Math.floorDiv(code, Pool.Moments.A_DAY);
                    case TEXT -> code -> date(pool.text(code));
                    default -> throw unsupported(from, type);
                };
            case TIMESTAMP ->
                switch (from) {
                    case TIMESTAMP -> code -> code;
                    case DATE -> code -> code * Pool.Moments.A_DAY;
                    case TEXT -> code -> date(pool.text(code)) * Pool.Moments.A_DAY;
                    default -> throw unsupported(from, type);
                };
            case TIME -> {
                if (from != ComparisonKind.TIME) {
                    throw unsupported(from, type);
                }
                yield code -> code;
            }
            case NOTHING -> code -> code;
        };
    }

    private static boolean isOfDigits(SqlType type) {
        return type instanceof SqlType.DecimalType(int precision, int scale) && scale < ENDLESS;
    }

    /** A number in floating point as a decimal: one DBMS multiplies it by a power of ten, another writes it out, and they round unlike each other. */
    private long digits(long code, int bits, SqlType type) {
        int scale = ((SqlType.DecimalType) type).scale();
        return number(new FloatingArithmetic(pool, Meaning.LENIENT, bits).round(code, scale), type);
    }

    private static Unsupported unsupported(ComparisonKind from, SqlType type) {
        return new Unsupported("cast from %s to %s".formatted(from, ComparisonKind.of(type)));
    }

    private long number(long code, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> code == 0 ? Pool.FALSE : Pool.TRUE;
            case SqlType.IntegerType(int bits) -> {
                if (!pool.number(code).isWhole()) {
                    throw new NoAnswer("a cast of a fraction to a whole number, which the DBMSs round differently");
                }
                yield within(code, BigInteger.TWO.pow(bits - 1));
            }
            case SqlType.DecimalType(int precision, int scale)
            when scale < ENDLESS ->
                within(
                        Pool.isSmall(code)
                                ? code
                                : pool.ofNumber(pool.number(code).round(scale)),
                        BigInteger.TEN.pow(precision - scale));
            case SqlType.DoubleType(int bits) -> new FloatingArithmetic(pool, Meaning.LENIENT, bits).rounded(code);
            case SqlType ignored -> code;
        };
    }

    /** Strictly between the bound and its negative, but for the least whole number of a type, which has no partner. */
    private long within(long code, BigInteger bound) {
        if (pool.number(code).truncate().numerator().abs().compareTo(bound) >= 0) {
            throw new NoAnswer("a cast to a type that is too small for the value");
        }
        return code;
    }

    private long text(long code, SqlType from) {
        if (!(from instanceof SqlType.IntegerType)) {
            throw new NoAnswer("a cast of a fraction or a Boolean to text, which the DBMSs write differently");
        }
        return pool.ofText(pool.number(code).numerator().toString());
    }

    private long parse(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new NoAnswer("a cast of a text that is no number");
        }
        return pool.ofNumber(Rational.of(new BigDecimal(text)));
    }

    private static long date(String text) {
        try {
            return LocalDate.parse(text).toEpochDay();
        } catch (DateTimeException e) {
            throw new NoAnswer("a cast of a text that is no date");
        }
    }
}
