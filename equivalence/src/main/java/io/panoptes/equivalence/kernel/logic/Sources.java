package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.prover.expression.Source;

/** What variables range over. */
public final class Sources {
    private Sources() {}

    /** Whether the two are the same rows, or the same values. */
    public static boolean areSame(Source left, Source right) {
        return switch (left) {
            case Source.Stored(var table) ->
                right instanceof Source.Stored(var other) && table.name().equals(other.name());
            case Source.AnyValue(var type) ->
                right instanceof Source.AnyValue(var other) && ValueSort.of(type) == ValueSort.of(other);
            case Source.Unknown ignored -> false;
        };
    }
}
