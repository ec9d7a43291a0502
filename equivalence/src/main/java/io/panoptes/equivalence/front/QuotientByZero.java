package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * {@code a / b -> CASE WHEN b = 0 THEN NULL ELSE a / b END}, and the same for {@code a % b}, where the DBMS gives NULL for a division by
 * zero. Left as it is where b is a number other than 0, and where it is long: what is said twice is read twice. Of a choice such as
 * {@code COALESCE(c, a / b)} only the quotient in it is meant.
 */
final class QuotientByZero {
    private QuotientByZero() {}

    static Scalar of(Scalar quotient) {
        return divisor(quotient)
                .filter(QuotientByZero::mayBeZero)
                .<Scalar>map(divisor -> new Scalar.Case(
                        List.of(new Scalar.When(
                                new Scalar.Call(Operator.EQUAL, List.of(divisor, Literals.of(0)), SqlType.BOOLEAN),
                                new Scalar.Literal(Value.NULL, quotient.type()))),
                        quotient,
                        quotient.type()))
                .orElse(quotient);
    }

    private static Optional<Scalar> divisor(Scalar quotient) {
        return switch (quotient) {
            case Scalar.Call(Operator operator, List<Scalar> arguments, SqlType type)
            when operator == Operator.DIVIDE || operator == Operator.MODULO -> Optional.of(arguments.get(1));
            case Scalar ignored -> Optional.empty();
        };
    }

    private static boolean mayBeZero(Scalar divisor) {
        return !isOtherNumber(divisor) && isShort(divisor);
    }

    private static boolean isOtherNumber(Scalar divisor) {
        return switch (divisor) {
            case Scalar.Literal(Value.IntegerValue(var number), SqlType type) -> number.signum() != 0;
            case Scalar.Literal(Value.DecimalValue(var number), SqlType type) -> number.signum() != 0;
            case Scalar.Literal(Value.DoubleValue(double number), SqlType type) -> number != 0;
            case Scalar.Cast(Scalar operand, SqlType type) -> isOtherNumber(operand);
            case Scalar ignored -> false;
        };
    }

    /** Worth being said twice. */
    private static boolean isShort(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal ignored -> true;
            case Scalar.Column ignored -> true;
            case Scalar.Outer ignored -> true;
            case Scalar.Cast(Scalar operand, SqlType type) -> isShort(operand);
            case Scalar.Call(Operator operator, List<Scalar> arguments, SqlType type) ->
                arguments.stream().allMatch(QuotientByZero::isShort);
            case Scalar.Case ignored -> false;
            case Scalar.Uninterpreted ignored -> false;
            case Scalar.Exists ignored -> false;
            case Scalar.In ignored -> false;
            case Scalar.Quantified ignored -> false;
            case Scalar.Subquery(Relation relation) -> isCount(relation);
        };
    }

    /** {@code (SELECT COUNT(*) FROM t WHERE a = 1)}: whether it is 0 is whether there is a row. */
    private static boolean isCount(Relation relation) {
        return switch (relation) {
            case Relation.Project(Relation input, List<Scalar> items) ->
                isCount(input) && items.stream().allMatch(QuotientByZero::isShort);
            case Relation.Aggregate aggregate ->
                aggregate.keys().isEmpty()
                        && isJoin(aggregate.input())
                        && aggregate.aggregates().stream()
                                .allMatch(call -> call.function() == Relation.AggregateFunction.COUNT);
            case Relation ignored -> false;
        };
    }

    /** Tables, joined: the same rows each time. */
    private static boolean isJoin(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored -> true;
            case Relation.Filter(Relation input, Scalar condition) -> isJoin(input);
            case Relation.Project(Relation input, List<Scalar> items) -> isJoin(input);
            case Relation.Join join -> isJoin(join.left()) && isJoin(join.right());
            case Relation ignored -> false;
        };
    }
}
