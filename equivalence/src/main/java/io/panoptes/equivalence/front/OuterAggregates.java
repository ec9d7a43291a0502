package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code SELECT (SELECT SUM(r.a) FROM q) FROM r}: an aggregate over nothing but columns of an outer query belongs to that query. Calcite
 * takes it for one of the inner query, so it is refused.
 */
final class OuterAggregates {
    private OuterAggregates() {}

    static void refuse(Relation.AggregateCall call, Relation input) {
        if (!(input instanceof Relation.Project project)) {
            return;
        }
        List<Scalar> arguments = call.arguments().stream()
                .map(argument -> argument instanceof Scalar.Column column
                        ? project.expressions().get(column.index())
                        : argument)
                .toList();
        if (arguments.stream().anyMatch(OuterAggregates::looksOutside)
                && arguments.stream().noneMatch(OuterAggregates::looksAtRow)) {
            throw new Unsupported("aggregate over columns of an outer query");
        }
    }

    private static boolean looksOutside(Scalar scalar) {
        return parts(scalar).anyMatch(Scalar.Outer.class::isInstance);
    }

    private static boolean looksAtRow(Scalar scalar) {
        return parts(scalar).anyMatch(Scalar.Column.class::isInstance);
    }

    private static Stream<Scalar> parts(Scalar scalar) {
        Stream<Scalar> inner = switch (scalar) {
            case Scalar.Column ignored -> Stream.of();
            case Scalar.Outer ignored -> Stream.of();
            case Scalar.Literal ignored -> Stream.of();
            case Scalar.Call call -> call.arguments().stream();
            case Scalar.Uninterpreted call -> call.arguments().stream();
            case Scalar.Case branches ->
                Stream.concat(
                        branches.branches().stream().flatMap(when -> Stream.of(when.condition(), when.result())),
                        Stream.of(branches.otherwise()));
            case Scalar.Cast cast -> Stream.of(cast.operand());
            case Scalar.Exists ignored -> Stream.of();
            case Scalar.In in -> in.left().stream();
            case Scalar.Quantified quantified -> Stream.of(quantified.left());
            case Scalar.Subquery ignored -> Stream.of();
        };
        return Stream.concat(Stream.of(scalar), inner.flatMap(OuterAggregates::parts));
    }
}
