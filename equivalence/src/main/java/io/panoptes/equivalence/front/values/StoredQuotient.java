package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code a / b -> STORED_QUOTIENT(a, b)}, where a number is of no type of its own: a DECIMAL column of SQLite holds 2.00 as the whole
 * number 2, but {@code 0.5 * 4} is 2.0 in floating point, which divides otherwise, as does a sum of fractions, and a text that was 2.0.
 * Of whole numbers, and of such in floating point, it is known how they divide.
 */
public final class StoredQuotient {
    /** Functions that give whole numbers, of some arguments or of all. */
    private static final Set<String> OF_THEIR_ARGUMENT = Set.of("PREFIX_NUMBER", "SIGN", "TRUNC");

    public enum Kind {
        WHOLE,
        /** Whole or in floating point, which the value does not tell. */
        OPEN,
        REAL
    }

    private StoredQuotient() {}

    public static Scalar of(List<Scalar> arguments, SqlType type) {
        Kind left = kind(arguments.get(0));
        Kind right = kind(arguments.get(1));
        Scalar quotient = new Scalar.Call(Operator.DIVIDE, arguments, type);
        if (left == Kind.REAL || right == Kind.REAL || (left == Kind.WHOLE && right == Kind.WHOLE)) {
            return quotient;
        }
        return new Scalar.Uninterpreted("STORED_QUOTIENT", arguments, type);
    }

    /** Of a column it is that of a stored one: what a query makes of several kinds has a caveat of its own. */
    public static Kind kind(Scalar scalar) {
        if (scalar.type() instanceof SqlType.IntegerType) {
            return Kind.WHOLE;
        }
        return switch (scalar) {
            case Scalar.Column(int ignored, SqlType type) -> ofColumn(type);
            case Scalar.Outer(int ignored, int index, SqlType type) -> ofColumn(type);
            case Scalar.Uninterpreted(var name, var ignored, SqlType type) ->
                OF_THEIR_ARGUMENT.contains(name) ? Kind.OPEN : ofColumn(type);
            case Scalar.Call(Operator operator, var arguments, var ignored) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES, NEGATE, ABS, MODULO, FLOOR, CEILING -> ofAll(arguments);
                    case GREATEST, LEAST ->
                        arguments.stream()
                                .map(StoredQuotient::kind)
                                .reduce(StoredQuotient::mixed)
                                .orElse(Kind.REAL);
                    default -> Kind.REAL;
                };
            case Scalar.Case choice ->
                results(choice).stream()
                        .filter(result -> !isNull(result) && !isNought(result))
                        .map(StoredQuotient::ofResult)
                        .reduce(StoredQuotient::mixed)
                        .orElse(Kind.WHOLE);
            case Scalar.Subquery subquery -> ofColumn(subquery.type());
            // Fractions are written in floating point here: a constant of this type was cast to it.
            case Scalar.Literal(Value ignored, SqlType type) ->
                type instanceof SqlType.DecimalType ? Kind.OPEN : Kind.REAL;
            case Scalar.Cast(var ignored, SqlType to) -> to instanceof SqlType.DecimalType ? Kind.OPEN : Kind.REAL;
            case Scalar.Exists ignored -> Kind.WHOLE;
            case Scalar.In ignored -> Kind.WHOLE;
            case Scalar.Quantified ignored -> Kind.WHOLE;
        };
    }

    /** What a CASE may give. */
    public static List<Scalar> results(Scalar.Case choice) {
        List<Scalar> results = new ArrayList<>(
                choice.branches().stream().map(Scalar.When::result).toList());
        results.add(choice.otherwise());
        return results;
    }

    /** A fraction that is cast to floating point may be cast by the parser alone. */
    private static Kind ofResult(Scalar result) {
        return result instanceof Scalar.Cast(Scalar operand, var ignored)
                        && operand.type() instanceof SqlType.DecimalType
                ? kind(operand)
                : kind(result);
    }

    /** The whole number 0, which divided, or divided by, gives what 0.0 does. */
    public static boolean isNought(Scalar scalar) {
        return scalar instanceof Scalar.Literal(Value.IntegerValue(var number), SqlType.IntegerType ignored)
                && number.signum() == 0;
    }

    public static boolean isNull(Scalar scalar) {
        return scalar instanceof Scalar.Literal(Value value, SqlType ignored) && value.isNull();
    }

    private static Kind ofColumn(SqlType type) {
        return type instanceof SqlType.DecimalType ? Kind.OPEN : Kind.REAL;
    }

    /** A result is real where one operand is. */
    private static Kind ofAll(List<Scalar> operands) {
        return operands.stream().map(StoredQuotient::kind).max(Enum::compareTo).orElse(Kind.REAL);
    }

    private static Kind mixed(Kind one, Kind other) {
        return one == other ? one : Kind.OPEN;
    }
}
