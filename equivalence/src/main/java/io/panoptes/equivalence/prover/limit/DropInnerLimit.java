package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * {@code LIMIT n OFFSET o OVER (... LIMIT m OVER R ...) -> LIMIT n OFFSET o OVER (... R ...)} where m is at least n + o and
 * both have the same order, through projections, UNION ALL, and the preserved side of an outer join.
 *
 * <p>Each row of R gives one row or more further up, with its keys, so that the first n + o rows come from the first n + o
 * rows of R. Not through a filter, an inner join or a grouping, which may drop rows or put them together.
 */
record DropInnerLimit() implements LimitRewrite {
    @Override
    public Optional<Relation> apply(Relation relation) {
        if (!(relation instanceof Relation.Sort outer)
                || outer.end().isEmpty()
                || outer.keys().isEmpty()) {
            return Optional.empty();
        }
        long wanted = outer.end().getAsLong();
        Relation input = without(outer.input(), outer.keys(), wanted);
        return input.equals(outer.input())
                ? Optional.empty()
                : Optional.of(new Relation.Sort(input, outer.keys(), outer.offset(), outer.limit()));
    }

    private static Relation without(Relation relation, List<SortKey> keys, long wanted) {
        return switch (relation) {
            case Relation.Sort sort -> isSpare(sort, keys, wanted) ? without(sort.input(), keys, wanted) : sort;
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                Columns.keys(keys, column -> Optional.of(expressions.get(column.index())))
                        .<Relation>map(below -> new Relation.Project(without(input, below, wanted), expressions))
                        .orElse(relation);
            case Relation.SetOperation operation ->
                operation.kind() == Relation.SetKind.UNION && operation.all()
                        ? new Relation.SetOperation(
                                operation.kind(),
                                true,
                                without(operation.left(), keys, wanted),
                                without(operation.right(), keys, wanted),
                                operation.types())
                        : operation;
            case Relation.Join join -> join(join, keys, wanted);
            case Relation.Scan ignored -> relation;
            case Relation.Values ignored -> relation;
            case Relation.Filter ignored -> relation;
            case Relation.Distinct ignored -> relation;
            case Relation.Aggregate ignored -> relation;
            case Relation.Window ignored -> relation;
        };
    }

    private static boolean isSpare(Relation.Sort sort, List<SortKey> keys, long wanted) {
        return sort.keys().equals(keys)
                && sort.offset() == 0
                && (sort.limit().isEmpty() || sort.limit().getAsLong() >= wanted);
    }

    private static Relation join(Relation.Join join, List<SortKey> keys, long wanted) {
        Optional<List<SortKey>> below = PreservedSide.keys(join, keys);
        if (below.isEmpty()) {
            return join;
        }
        return switch (join.kind()) {
            case LEFT ->
                new Relation.Join(
                        join.kind(),
                        join.lateral(),
                        without(join.left(), below.get(), wanted),
                        join.right(),
                        join.condition());
            case RIGHT ->
                new Relation.Join(
                        join.kind(),
                        join.lateral(),
                        join.left(),
                        without(join.right(), below.get(), wanted),
                        join.condition());
            case INNER, FULL, SEMI, ANTI -> join;
        };
    }
}
