package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.Optional;

/** The side of an outer join of which each row comes out once at least. */
final class PreservedSide {
    private PreservedSide() {}

    /** The keys over the preserved side's row; empty where there is no such side, or a key refers to the other. */
    static Optional<List<SortKey>> keys(Relation.Join join, List<SortKey> keys) {
        int width = join.left().types().size();
        return switch (join.kind()) {
            case LEFT -> Columns.keys(keys, column -> column.index() < width ? Optional.of(column) : Optional.empty());
            case RIGHT ->
                Columns.keys(
                        keys,
                        column -> column.index() >= width
                                ? Optional.of(new Scalar.Column(column.index() - width, column.type()))
                                : Optional.empty());
            case INNER, FULL, SEMI, ANTI -> Optional.empty();
        };
    }
}
