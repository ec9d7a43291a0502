package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.stream.Stream;

/** Whether a relation sees anything of the rows around it. */
final class FreeColumns {
    private FreeColumns() {}

    /** Whether it gives the same rows wherever it stands. */
    static boolean isClosed(Relation relation) {
        return isClosed(relation, 0);
    }

    /** {@code depth}: how many rows around the expressions of the relation belong to the relation that was asked about. */
    private static boolean isClosed(Relation relation, int depth) {
        return switch (relation) {
            case Relation.Scan ignored -> true;
            case Relation.Values values -> values.rows().stream().allMatch(row -> areClosed(row, depth));
            case Relation.Filter(Relation input, Scalar condition) ->
                isClosed(input, depth) && isClosed(condition, depth);
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                isClosed(input, depth) && areClosed(expressions, depth);
            case Relation.Join join ->
                isClosed(join.left(), depth)
                        && isClosed(join.right(), join.lateral() ? depth + 1 : depth)
                        && isClosed(join.condition(), depth);
            case Relation.SetOperation operation ->
                isClosed(operation.left(), depth) && isClosed(operation.right(), depth);
            case Relation.Distinct(Relation input) -> isClosed(input, depth);
            case Relation.Aggregate aggregate ->
                isClosed(aggregate.input(), depth)
                        && areClosed(aggregate.keys(), depth)
                        && aggregate.aggregates().stream()
                                .allMatch(call -> areClosed(call.arguments(), depth)
                                        && areClosed(call.filter().stream().toList(), depth)
                                        && areClosed(keys(call.order()), depth));
            case Relation.Window window ->
                isClosed(window.input(), depth)
                        && window.calls().stream()
                                .allMatch(call -> areClosed(call.arguments(), depth)
                                        && areClosed(call.partition(), depth)
                                        && areClosed(keys(call.order()), depth));
            case Relation.Sort sort -> isClosed(sort.input(), depth) && areClosed(keys(sort.keys()), depth);
        };
    }

    private static List<Scalar> keys(List<Relation.SortKey> keys) {
        return keys.stream().map(Relation.SortKey::expression).toList();
    }

    private static boolean areClosed(List<Scalar> scalars, int depth) {
        return scalars.stream().allMatch(scalar -> isClosed(scalar, depth));
    }

    private static boolean isClosed(Scalar scalar, int depth) {
        return switch (scalar) {
            case Scalar.Column ignored -> true;
            case Scalar.Outer(int level, int index, var ignored) -> level <= depth;
            case Scalar.Literal ignored -> true;
            case Scalar.Call call -> areClosed(call.arguments(), depth);
            case Scalar.Uninterpreted call -> areClosed(call.arguments(), depth);
            case Scalar.Case branches ->
                areClosed(
                        Stream.concat(
                                        branches.branches().stream()
                                                .flatMap(when -> Stream.of(when.condition(), when.result())),
                                        Stream.of(branches.otherwise()))
                                .toList(),
                        depth);
            case Scalar.Cast(Scalar operand, var ignored) -> isClosed(operand, depth);
            case Scalar.Exists(Relation relation) -> isClosed(relation, depth + 1);
            case Scalar.In(List<Scalar> left, Relation relation) ->
                areClosed(left, depth) && isClosed(relation, depth + 1);
            case Scalar.Quantified quantified ->
                isClosed(quantified.left(), depth) && isClosed(quantified.relation(), depth + 1);
            case Scalar.Subquery(Relation relation) -> isClosed(relation, depth + 1);
        };
    }
}
