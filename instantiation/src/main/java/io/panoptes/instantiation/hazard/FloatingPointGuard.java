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
    public Optional<String> objection(Candidate candidate) {
        boolean columns =
                StoredValues.columns(candidate).anyMatch(column -> column.type() instanceof SqlType.DoubleType);
        if (columns) {
            return Optional.of("a column is inexact");
        }
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
