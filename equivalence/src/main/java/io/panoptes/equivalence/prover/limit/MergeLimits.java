package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code LIMIT n OFFSET o OVER (LIMIT m OFFSET p OVER R) -> LIMIT min(n, m - o) OFFSET p + o OVER R} where both have the same
 * order, which is not empty: without one the outer takes any of the rows. The same through a projection between the two.
 */
record MergeLimits() implements LimitRewrite {
    @Override
    public Optional<Relation> apply(Relation relation) {
        if (!(relation instanceof Relation.Sort outer) || outer.keys().isEmpty()) {
            return Optional.empty();
        }
        return switch (outer.input()) {
            case Relation.Sort inner -> merged(outer, outer.keys(), inner);
            case Relation.Project(Relation.Sort inner, List<Scalar> expressions) ->
                Columns.keys(outer.keys(), column -> Optional.of(expressions.get(column.index())))
                        .flatMap(keys -> merged(outer, keys, inner))
                        .map(rows -> new Relation.Project(rows, expressions));
            case Relation ignored -> Optional.empty();
        };
    }

    private static Optional<Relation> merged(Relation.Sort outer, List<SortKey> keys, Relation.Sort inner) {
        boolean fits = inner.offset() <= Long.MAX_VALUE - outer.offset();
        return fits && keys.equals(inner.keys())
                ? Optional.of(
                        new Relation.Sort(inner.input(), keys, inner.offset() + outer.offset(), limit(outer, inner)))
                : Optional.empty();
    }

    private static OptionalLong limit(Relation.Sort outer, Relation.Sort inner) {
        if (inner.limit().isEmpty()) {
            return outer.limit();
        }
        long left = Math.max(0, inner.limit().getAsLong() - outer.offset());
        return OptionalLong.of(
                outer.limit().isPresent() ? Math.min(outer.limit().getAsLong(), left) : left);
    }
}
