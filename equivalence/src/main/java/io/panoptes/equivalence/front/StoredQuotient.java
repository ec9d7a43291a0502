package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/**
 * {@code a / b -> CASE WHEN FLOOR(a) = a AND FLOOR(b) = b THEN a DIV b ELSE a / b END}, where a number is of no type of its own: a
 * DECIMAL column of SQLite holds 2.00 as the whole number 2.
 */
final class StoredQuotient {
    /** Scales from here on come from averages and quotients. */
    private static final int ENDLESS = 20;
    /** The type of {@link io.panoptes.equivalence.front.operator.FrontOperators#PREFIX_NUMBER}. */
    private static final int DIGITS_OF_TEXTS = 38;

    private static final int SCALE_OF_TEXTS = 10;

    private enum Kind {
        WHOLE,
        WHOLE_OR_REAL,
        /** A number that was a text; how it was written decides. */
        OF_TEXT,
        REAL
    }

    private StoredQuotient() {}

    static Scalar of(List<Scalar> arguments, SqlType type) {
        Kind left = kind(arguments.get(0));
        Kind right = kind(arguments.get(1));
        Scalar quotient = new Scalar.Call(Operator.DIVIDE, arguments, type);
        if (left == Kind.REAL || right == Kind.REAL || (left == Kind.WHOLE && right == Kind.WHOLE)) {
            return quotient;
        }
        if (left == Kind.OF_TEXT || right == Kind.OF_TEXT) {
            return new Scalar.Uninterpreted("TEXT_QUOTIENT", arguments, type);
        }
        Scalar whole = new Scalar.Call(
                Operator.AND, List.of(isWhole(arguments.get(0)), isWhole(arguments.get(1))), SqlType.BOOLEAN);
        Scalar cut = new Scalar.Call(Operator.DIVIDE, arguments, SqlType.BIGINT);
        return new Scalar.Case(List.of(new Scalar.When(whole, Casts.cast(cut, type))), quotient, type);
    }

    private static Scalar isWhole(Scalar number) {
        return new Scalar.Call(
                Operator.EQUAL,
                List.of(new Scalar.Call(Operator.FLOOR, List.of(number), number.type()), number),
                SqlType.BOOLEAN);
    }

    private static Kind kind(Scalar scalar) {
        if (scalar.type() instanceof SqlType.IntegerType) {
            return Kind.WHOLE;
        }
        return switch (scalar) {
            case Scalar.Column(int ignored, SqlType type) -> ofColumn(type);
            case Scalar.Outer(int ignored, int index, SqlType type) -> ofColumn(type);
            case Scalar.Uninterpreted(var name, var arguments, var ignored) ->
                name.equals("PREFIX_NUMBER") ? Kind.OF_TEXT : Kind.REAL;
            case Scalar.Call(Operator operator, var arguments, var ignored) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES, NEGATE, ABS, MODULO -> ofAll(arguments);
                    default -> Kind.REAL;
                };
            case Scalar.Case(var branches, var otherwise, var ignored) -> {
                Kind kind = isNull(otherwise) ? Kind.WHOLE : kind(otherwise);
                for (Scalar.When when : branches) {
                    kind = mixed(kind, kind(when.result()));
                }
                yield kind;
            }
            case Scalar.Subquery subquery -> ofColumn(subquery.type());
            case Scalar.Literal ignored -> Kind.REAL;
            case Scalar.Cast(var ignored, SqlType to) ->
                to instanceof SqlType.DecimalType ? Kind.WHOLE_OR_REAL : Kind.REAL;
            case Scalar.Exists ignored -> Kind.WHOLE;
            case Scalar.In ignored -> Kind.WHOLE;
            case Scalar.Quantified ignored -> Kind.WHOLE;
        };
    }

    private static boolean isNull(Scalar scalar) {
        return scalar instanceof Scalar.Literal(Value value, SqlType ignored) && value.isNull();
    }

    private static Kind ofColumn(SqlType type) {
        if (type instanceof SqlType.DecimalType(int precision, int scale) && scale < ENDLESS) {
            return precision >= DIGITS_OF_TEXTS && scale == SCALE_OF_TEXTS ? Kind.OF_TEXT : Kind.WHOLE_OR_REAL;
        }
        return Kind.REAL;
    }

    /** A result is real where one operand is. */
    private static Kind ofAll(List<Scalar> operands) {
        return operands.stream().map(StoredQuotient::kind).max(Enum::compareTo).orElse(Kind.REAL);
    }

    private static Kind mixed(Kind one, Kind other) {
        return one == other ? one : one == Kind.OF_TEXT || other == Kind.OF_TEXT ? Kind.OF_TEXT : Kind.WHOLE_OR_REAL;
    }
}
