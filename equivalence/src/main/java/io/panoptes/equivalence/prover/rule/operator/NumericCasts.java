package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Casts between numbers: {@code CAST(n AS T) -> n} where T has every value of n's type, or the one that n is; otherwise a function
 * of which nothing is known, for DBMSs round, cut, clip or fail.
 */
public final class NumericCasts {
    private static final int WORD = 32;
    /** A number of this many digits comes back from floating point of 64 bits as it was. */
    private static final int DOUBLE_DIGITS = 15;

    private static final int DIGITS_OF_COUNTS = 7;

    private final Assuming assuming;

    public NumericCasts(Assuming assuming) {
        this.assuming = assuming;
    }

    /** The number as one of the type; a number in floating point has no place here where the type is an exact one. */
    public Optional<Term> exact(Term operand, SqlType to) {
        return switch (operand) {
            case Term.Constant constant ->
                Terms.isNull(constant)
                        ? Optional.of(constant)
                        : Terms.number(constant)
                                .filter(number -> holds(to, number))
                                .map(number -> constant);
            case Term.If(var condition, Term then, Term otherwise) ->
                exact(then, to)
                        .flatMap(left -> exact(otherwise, to).map(right -> Terms.when(condition, left, right)))
                        .or(() -> Optional.of(operand).filter(term -> holdsValuesOf(to, term)));
            case Term.Total total
            when isCount(total) && hasRoomForCounts(to) || isSumOfWholeNumbers(total, to) ->
                Optional.<Term>of(total).filter(sum -> holdsAll(to, SqlType.BIGINT) || mayAssumeNoOverflow());
            case Term.Extremum extremum
            when extremum.bag().products().stream()
                    .allMatch(row -> keeps(row.head().getFirst(), to)) -> Optional.of(extremum);
            case Term.Unknown(Function function, var arguments, var type)
            when arguments.size() == 1 && function.isPartOfDate() ->
                Optional.of(operand).filter(part -> holdsAll(to, new SqlType.IntegerType(16)));
            case Term ignored -> Optional.of(operand).filter(term -> holdsValuesOf(to, term));
        };
    }

    private boolean mayAssumeNoOverflow() {
        return assuming.assume(Assumption.NO_OVERFLOW);
    }

    /** Whether the type has all values that the term may have: a sum may be larger than what is summed. */
    private static boolean holdsValuesOf(SqlType to, Term term) {
        return switch (term) {
            case Term.Total(var product, SqlType.IntegerType ignored) -> holdsAll(to, SqlType.BIGINT);
            case Term.If(var condition, Term then, Term otherwise) ->
                holdsValuesOf(to, then) && holdsValuesOf(to, otherwise);
            case Term ignored -> holdsAll(to, term.type());
        };
    }

    /** Whether the cast changes nothing of the term, which stays as it is. */
    private boolean keeps(Term term, SqlType to) {
        return exact(term, to).filter(term::equals).isPresent();
    }

    /** The sum has the type of what is summed, as the standard says, though a DBMS may leave it more room. */
    private static boolean isSumOfWholeNumbers(Term.Total total, SqlType to) {
        return to instanceof SqlType.IntegerType && holdsAll(to, total.type());
    }

    /** That a count fits is taken for granted only where no table of a test outgrows the type: of 100 rows MySQL makes 99 in a DECIMAL(2). */
    private static boolean hasRoomForCounts(SqlType to) {
        return switch (to) {
            case SqlType.IntegerType(int bits) -> bits >= WORD;
            case SqlType.DecimalType(int precision, int scale) -> precision - scale >= DIGITS_OF_COUNTS;
            case SqlType ignored -> false;
        };
    }

    /** A sum of ones and noughts is no larger than a count of rows, also before its noughts are left out. */
    private static boolean isCount(Term.Total total) {
        return total.product().head().size() == 1
                && isOneOrNought(total.product().head().getFirst());
    }

    private static boolean isOneOrNought(Term term) {
        return switch (term) {
            case Term.If(var condition, Term then, Term otherwise) -> isOneOrNought(then) && isOneOrNought(otherwise);
            case Term other -> Terms.isNumber(other, 0) || Terms.isNumber(other, 1);
        };
    }

    /** Whether each value of the one type is a value of the other. */
    static boolean holdsAll(SqlType to, SqlType from) {
        return switch (from) {
            case SqlType.IntegerType(int bits) ->
                switch (to) {
                    case SqlType.IntegerType(int room) -> room >= bits;
                    case SqlType.DecimalType(int precision, int scale) -> precision - scale >= digits(bits);
                    case SqlType.DoubleType(int room) -> bits <= (room > WORD ? WORD : WORD / 2);
                    case SqlType ignored -> false;
                };
            case SqlType.DecimalType(int digits, int places) ->
                to instanceof SqlType.DecimalType(int precision, int scale)
                        && scale >= places
                        && precision - scale >= digits - places;
            case SqlType.DoubleType(int bits) -> to instanceof SqlType.DoubleType(int room) && room >= bits;
            case SqlType.NullType ignored -> true;
            case SqlType ignored -> false;
        };
    }

    private static int digits(int bits) {
        return BigDecimal.valueOf(2).pow(bits - 1).precision();
    }

    private static boolean holds(SqlType to, BigDecimal number) {
        return switch (to) {
            case SqlType.IntegerType(int bits) ->
                number.stripTrailingZeros().scale() <= 0
                        && number.toBigInteger().bitLength() < bits;
            case SqlType.DecimalType(int precision, int scale) -> {
                BigDecimal plain = number.stripTrailingZeros();
                yield plain.scale() <= scale && plain.precision() - plain.scale() <= precision - scale;
            }
            case SqlType.DoubleType(int bits) -> {
                double value = number.doubleValue();
                boolean isSame = Double.isFinite(value) && new BigDecimal(value).compareTo(number) == 0;
                yield isSame && (bits > WORD || (double) (float) value == value);
            }
            case SqlType ignored -> false;
        };
    }

    /** The number in floating point. Of a constant, it is the nearest; of other numbers it is known where each has one. */
    public Term floating(Term number, SqlType.DoubleType to) {
        ValueKind kind = ValueKind.of(number.type());
        if (kind == ValueKind.NONE || Terms.isNull(number)) {
            return Terms.nothing(to);
        }
        if (number instanceof Term.If(var condition, Term then, Term otherwise)) {
            return Terms.when(condition, floating(then, to), floating(otherwise, to));
        }
        Optional<BigDecimal> constant = Terms.number(number);
        if (constant.isPresent()) {
            double nearest = constant.get().doubleValue();
            boolean isKnown = Double.isFinite(nearest) && (to.bits() > WORD || holds(to, constant.get()));
            if (isKnown) {
                return new Term.Constant(new Value.DoubleValue(nearest), to);
            }
        }
        boolean isCount = number instanceof Term.Total total && isCount(total) && to.bits() > WORD;
        if (!kind.isNumber() || isCount || holdsValuesOf(to, number)) {
            return number;
        }
        return new Term.Unknown(
                new Function.Cast(kind, ValueKind.DOUBLE, "cast %s to %s".formatted(kind, name(to))),
                List.of(number),
                to);
    }

    /** What meets values of the type in one column: in floating point, numbers of all kinds are. */
    public Term beside(Term term, SqlType type) {
        return type instanceof SqlType.DoubleType floating && !term.type().equals(type)
                ? floating(term, floating)
                : term;
    }

    /** Whether a quotient by one is the number itself, also where it is one in floating point. */
    public static boolean hasFewDigits(Term term) {
        return switch (term) {
            case Term.Constant ignored -> true;
            case Term.Total(var product, var type) ->
                hasFewDigits(product.head().getFirst());
            case Term.If(var condition, Term then, Term otherwise) -> hasFewDigits(then) && hasFewDigits(otherwise);
            case Term ignored -> hasFewDigits(term.type());
        };
    }

    private static boolean hasFewDigits(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits) -> digits(bits) <= DOUBLE_DIGITS;
            case SqlType.DecimalType(int precision, int scale) -> precision <= DOUBLE_DIGITS;
            case SqlType.NullType ignored -> true;
            case SqlType ignored -> false;
        };
    }

    /** A type in the name of a function. */
    static String name(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits) -> ValueKind.WHOLE + "(" + bits + ")";
            case SqlType.DecimalType decimal -> decimal.toString();
            case SqlType.DoubleType(int bits) -> bits > WORD ? "DOUBLE" : "REAL";
            case SqlType ignored -> ValueKind.of(type).toString();
        };
    }
}
