package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * {@code LIMIT OVER (L LEFT JOIN R) -> (LIMIT OVER L) LEFT JOIN R} where a row of L meets one row of R at most and the order
 * looks at L only; the same for RIGHT JOIN, and through a projection between the two.
 *
 * <p>Each row of L then comes out exactly once. Without an order, too: any n rows are any n rows of L.
 */
record LimitBelowJoin() implements LimitRewrite {
    @Override
    public Optional<Relation> apply(Relation relation) {
        if (!(relation instanceof Relation.Sort sort)
                || sort.offset() == 0 && sort.limit().isEmpty()) {
            return Optional.empty();
        }
        return switch (sort.input()) {
            case Relation.Join join -> below(sort, sort.keys(), join);
            case Relation.Project(Relation.Join join, List<Scalar> expressions) ->
                Columns.keys(sort.keys(), column -> Optional.of(expressions.get(column.index())))
                        .flatMap(keys -> below(sort, keys, join))
                        .map(joined -> new Relation.Project(joined, expressions));
            case Relation ignored -> Optional.empty();
        };
    }

    private static Optional<Relation> below(Relation.Sort sort, List<SortKey> keys, Relation.Join join) {
        Optional<List<SortKey>> below = PreservedSide.keys(join, keys);
        if (join.lateral() || below.isEmpty() || !hasOnePartner(join)) {
            return Optional.empty();
        }
        boolean isLeft = join.kind() == Relation.JoinKind.LEFT;
        Relation limited =
                new Relation.Sort(isLeft ? join.left() : join.right(), below.get(), sort.offset(), sort.limit());
        return Optional.of(new Relation.Join(
                join.kind(), false, isLeft ? limited : join.left(), isLeft ? join.right() : limited, join.condition()));
    }

    private static boolean hasOnePartner(Relation.Join join) {
        return join.kind() == Relation.JoinKind.LEFT
                ? Partners.oneAtMost(
                        join.right(), join.condition(), join.left().types().size())
                : Partners.oneAtMost(join.left(), join.condition(), 0);
    }
}
