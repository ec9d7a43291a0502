package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.value.Value;
import java.util.Optional;
import java.util.stream.Stream;

/** -0.0, NaN and the infinities: equal and yet printed apart, or not equal to themselves. None is stored or written. */
record SpecialFloatGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.SPECIAL_FLOAT;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        return firstIn(state.values());
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return firstIn(candidate.values());
    }

    private static Optional<String> firstIn(Stream<Value> values) {
        return values.filter(value -> value instanceof Value.DoubleValue(var number)
                        && (!Double.isFinite(number) || Double.compare(number, -0.0) == 0))
                .map(value -> "a float of its own kind: " + value)
                .findFirst();
    }
}
