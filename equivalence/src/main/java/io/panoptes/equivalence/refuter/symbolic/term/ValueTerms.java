package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** The sort that stands for a type, and values as terms of it. */
public final class ValueTerms {

    public static final long SECONDS_A_DAY = 86_400;

    private final SolverFormulas formulas;
    private final TextDomain texts;

    public ValueTerms(SolverFormulas formulas, TextDomain texts) {
        this.formulas = formulas;
        this.texts = texts;
    }

    public TextDomain texts() {
        return texts;
    }

    /** Dates are days, times and timestamps seconds, since 1970. */
    public Sort sort(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> formulas.z3().getBoolSort();
            case SqlType.IntegerType ignored -> formulas.z3().getIntSort();
            case SqlType.DecimalType ignored -> formulas.z3().getRealSort();
            case SqlType.DoubleType ignored -> formulas.z3().getRealSort();
            case SqlType.TextType ignored -> texts.sort();
            case SqlType.DateType ignored -> formulas.z3().getIntSort();
            case SqlType.TimeType ignored -> formulas.z3().getIntSort();
            case SqlType.TimestampType ignored -> formulas.z3().getIntSort();
            case SqlType.IntervalType ignored -> formulas.z3().getIntSort();
            case SqlType.NullType ignored -> formulas.z3().getIntSort();
            case SqlType.OpaqueType opaque -> throw new Unsupported("type " + opaque.name());
        };
    }

    public SymbolicValue literal(Value value, SqlType type) {
        return value.isNull() ? nullOf(type) : new SymbolicValue(formulas.no(), term(value, type));
    }

    public SymbolicValue nullOf(SqlType type) {
        return new SymbolicValue(formulas.yes(), anyOf(sort(type)));
    }

    private Expr<?> term(Value value, SqlType type) {
        return switch (value) {
            case Value.NullValue ignored -> anyOf(sort(type));
            case Value.BooleanValue(boolean truth) -> formulas.of(truth);
            case Value.IntegerValue(BigInteger whole) -> number(new BigDecimal(whole), type);
            case Value.DecimalValue(BigDecimal exact) -> number(exact, type);
            case Value.DoubleValue(double number) -> {
                if (!Double.isFinite(number)) {
                    throw new Unsupported("the floating-point number " + number);
                }
                yield number(BigDecimal.valueOf(number), type);
            }
            case Value.TextValue(String text) -> texts.literal(text);
            case Value.DateValue(var date) ->
                formulas.integer(date.toEpochDay() * (type instanceof SqlType.TimestampType ? SECONDS_A_DAY : 1));
            case Value.TimeValue(var time) -> {
                requireWholeSeconds(time.getNano());
                yield formulas.integer(time.toSecondOfDay());
            }
            case Value.TimestampValue(LocalDateTime timestamp) -> {
                requireWholeSeconds(timestamp.getNano());
                yield formulas.integer(timestamp.toEpochSecond(ZoneOffset.UTC));
            }
            case Value.OpaqueValue ignored -> throw new Unsupported("a value of an unknown type");
        };
    }

    private Expr<?> number(BigDecimal number, SqlType type) {
        if (sort(type).equals(formulas.z3().getIntSort())) {
            if (number.stripTrailingZeros().scale() > 0) {
                throw new Unsupported("the fraction %s as %s".formatted(number, type));
            }
            return formulas.z3().mkInt(number.toBigInteger().toString());
        }
        return formulas.z3().mkReal(number.toPlainString());
    }

    private static void requireWholeSeconds(int nanos) {
        if (nanos != 0) {
            throw new Unsupported("fractions of a second");
        }
    }

    /** The value as one of another type, where nothing is lost by that. */
    public SymbolicValue widen(SymbolicValue value, SqlType from, SqlType to) {
        if (value.isNull().isTrue()) {
            return nullOf(to);
        }
        if (sort(from).equals(sort(to))) {
            boolean toTimestamp = from instanceof SqlType.DateType && to instanceof SqlType.TimestampType;
            return toTimestamp
                    ? new SymbolicValue(value.isNull(), formulas.times(value.value(), formulas.integer(SECONDS_A_DAY)))
                    : value;
        }
        if (from instanceof SqlType.IntegerType && sort(to).equals(formulas.z3().getRealSort())) {
            return new SymbolicValue(value.isNull(), formulas.toReal(value.value()));
        }
        if (from instanceof SqlType.NullType) {
            return nullOf(to);
        }
        throw new Unsupported("%s as %s".formatted(name(from), name(to)));
    }

    /** The type in which values of the two can be compared. */
    public static SqlType common(SqlType left, SqlType right) {
        if (left instanceof SqlType.NullType || right.equals(left)) {
            return right;
        }
        if (right instanceof SqlType.NullType) {
            return left;
        }
        if (left.isNumeric() && right.isNumeric()) {
            return left instanceof SqlType.IntegerType ? right : left;
        }
        if (left instanceof SqlType.TimestampType && right instanceof SqlType.DateType) {
            return left;
        }
        if (right instanceof SqlType.TimestampType && left instanceof SqlType.DateType) {
            return right;
        }
        throw new Unsupported("%s compared with %s".formatted(name(left), name(right)));
    }

    public BoolExpr less(Expr<?> left, Expr<?> right) {
        if (left instanceof BoolExpr leftFormula && right instanceof BoolExpr rightFormula) {
            return formulas.and(formulas.not(leftFormula), rightFormula);
        }
        if (SolverFormulas.isWhole(left) || SolverFormulas.isReal(left)) {
            return formulas.less(left, right);
        }
        return texts.less(left, right);
    }

    public static String name(SqlType type) {
        return type.getClass().getSimpleName().replace("Type", "").toUpperCase(java.util.Locale.ROOT);
    }

    private Expr<?> anyOf(Sort sort) {
        if (sort.equals(formulas.z3().getBoolSort())) {
            return formulas.no();
        }
        if (sort.equals(formulas.z3().getIntSort())) {
            return formulas.integer(0);
        }
        if (sort.equals(formulas.z3().getRealSort())) {
            return formulas.z3().mkReal(0);
        }
        return formulas.z3().mkString("");
    }
}
