package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code LIMIT n OVER R -> R} where R has n rows at most, whatever the order. Only without OFFSET, which drops rows of any
 * R.
 */
record WiderLimit() implements LimitRewrite {
    @Override
    public Optional<Relation> apply(Relation relation) {
        if (!(relation instanceof Relation.Sort sort)
                || sort.offset() > 0
                || sort.limit().isEmpty()) {
            return Optional.empty();
        }
        OptionalLong most = mostRows(sort.input());
        return most.isPresent() && most.getAsLong() <= sort.limit().getAsLong()
                ? Optional.of(sort.input())
                : Optional.empty();
    }

    /** A bound on the number of rows, where the operators give one. */
    static OptionalLong mostRows(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored -> OptionalLong.empty();
            case Relation.Values values -> OptionalLong.of(values.rows().size());
            case Relation.Filter(Relation input, var condition) -> mostRows(input);
            case Relation.Project(Relation input, var expressions) -> mostRows(input);
            case Relation.Join join -> ofJoin(join);
            case Relation.SetOperation operation ->
                operation.kind() == Relation.SetKind.UNION
                        ? sum(mostRows(operation.left()), mostRows(operation.right()))
                        : mostRows(operation.left());
            case Relation.Distinct(Relation input) -> mostRows(input);
            case Relation.Aggregate aggregate ->
                aggregate.keys().isEmpty() && aggregate.groupingSets().size() == 1
                        ? OptionalLong.of(1)
                        : OptionalLong.empty();
            case Relation.Window(Relation input, var calls) -> mostRows(input);
            case Relation.Sort sort -> ofSort(sort);
        };
    }

    private static OptionalLong ofJoin(Relation.Join join) {
        return switch (join.kind()) {
            case SEMI, ANTI -> mostRows(join.left());
            case LEFT, INNER ->
                !join.lateral()
                                && Partners.oneAtMost(
                                        join.right(),
                                        join.condition(),
                                        join.left().types().size())
                        ? mostRows(join.left())
                        : OptionalLong.empty();
            case RIGHT, FULL -> OptionalLong.empty();
        };
    }

    private static OptionalLong ofSort(Relation.Sort sort) {
        OptionalLong below = mostRows(sort.input());
        if (sort.limit().isEmpty()) {
            return below;
        }
        long limit = sort.limit().getAsLong();
        return OptionalLong.of(below.isPresent() ? Math.min(below.getAsLong(), limit) : limit);
    }

    private static OptionalLong sum(OptionalLong left, OptionalLong right) {
        boolean fits = left.isPresent() && right.isPresent() && left.getAsLong() <= Long.MAX_VALUE - right.getAsLong();
        return fits ? OptionalLong.of(left.getAsLong() + right.getAsLong()) : OptionalLong.empty();
    }
}
