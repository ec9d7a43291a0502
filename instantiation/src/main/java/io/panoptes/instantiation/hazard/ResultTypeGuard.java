package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Optional;

/**
 * The type of the result only: 1 against 1.0 is the same value, but not the same text. Answers are compared by value; what
 * makes a number into text inside a proven query is dropped, for then the type would show.
 */
record ResultTypeGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.RESULT_TYPE;
    }

    @Override
    public Optional<String> objectionToOracle(ProvenPair oracle) {
        return Nodes.firstIn(
                oracle.queries(),
                nodes -> nodes.expressions().filter(ResultTypeGuard::showsType).map(Object::toString));
    }

    private static boolean showsType(Expression expression) {
        return switch (expression) {
            case Expression.Cast(var operand, var type) -> type instanceof SqlType.TextType && isNumber(operand);
            case Expression.Binary(var operator, var left, var right) ->
                operator == BinaryOperator.CONCAT && (isNumber(left) || isNumber(right));
            default -> false;
        };
    }

    private static boolean isNumber(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) ->
                value instanceof Value.DecimalValue || value instanceof Value.DoubleValue;
            case Expression.Binary(var operator, var ignored, var also) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES, DIVIDE, MODULO -> true;
                    default -> false;
                };
            case Expression.Function function -> io.panoptes.corpus.Aggregates.is(function);
            case Expression.Cast(var ignored, var type) -> type.isNumeric();
            default -> false;
        };
    }
}
