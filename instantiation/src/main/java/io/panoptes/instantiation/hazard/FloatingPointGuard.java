package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Optional;

/** Floating point: a sum in another order is another sum. Inexact columns, constants and casts are dropped. */
record FloatingPointGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.FLOATING_POINT;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        boolean inexact = state.columns().anyMatch(column -> column.type() instanceof SqlType.DoubleType);
        return inexact ? Optional.of("a column is inexact") : Optional.empty();
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return Nodes.firstIn(
                candidate.concrete(),
                nodes -> nodes.expressions()
                        .filter(FloatingPointGuard::isInexact)
                        .map(Object::toString));
    }

    private static boolean isInexact(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> value instanceof Value.DoubleValue;
            case Expression.Cast(var ignored, var type) -> type instanceof SqlType.DoubleType;
            default -> false;
        };
    }
}
