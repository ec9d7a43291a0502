package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Run-time errors: one plan evaluates an expression that raises an error, and the other does not. Here what may raise one
 * is kept out; where a query fails all the same, the comparison calls the case inconclusive.
 */
record RuntimeErrorGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.RUNTIME_ERROR;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        boolean unsure = candidate.snippets().stream().anyMatch(snippet -> !snippet.has(Trait.ERROR_FREE));
        if (unsure) {
            return Optional.of("a snippet may raise an error");
        }
        return Nodes.firstIn(
                candidate.concrete(),
                nodes -> nodes.expressions().filter(RuntimeErrorGuard::mayFail).map(Object::toString));
    }

    private static boolean mayFail(Expression expression) {
        return switch (expression) {
            case Expression.Binary(var operator, var ignored, var divisor) ->
                (operator == BinaryOperator.DIVIDE || operator == BinaryOperator.MODULO) && !isNotZero(divisor);
            case Expression.Cast(var operand, var type) ->
                operand instanceof Expression.Literal(var value)
                        && value instanceof Value.TextValue
                        && !(type instanceof SqlType.TextType);
            default -> false;
        };
    }

    /** NULLIF(x, 0) is the portable way to divide. */
    private static boolean isNotZero(Expression divisor) {
        return switch (divisor) {
            case Expression.Literal(Value.IntegerValue(var number)) -> !number.equals(BigInteger.ZERO);
            case Expression.Literal(Value.DecimalValue(var number)) -> number.signum() != 0;
            case Expression.Function function -> function.name().equalsIgnoreCase("NULLIF");
            default -> false;
        };
    }
}
