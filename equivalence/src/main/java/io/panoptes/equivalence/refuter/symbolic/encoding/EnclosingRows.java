package io.panoptes.equivalence.refuter.symbolic.encoding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;

/** Whether a relation sees a row around it. */
public final class EnclosingRows {

    private EnclosingRows() {}

    public static boolean isSeenBy(Relation relation) {
        return sees(relation, 0);
    }

    /** {@code depth} rows lie between the relation at hand and the one that is asked about. */
    private static boolean sees(Relation relation, int depth) {
        return switch (relation) {
            case Relation.Scan ignored -> false;
            case Relation.Values values -> values.rows().stream().anyMatch(row -> anySees(row, depth));
            case Relation.Filter filter -> sees(filter.input(), depth) || sees(filter.condition(), depth);
            case Relation.Project project -> sees(project.input(), depth) || anySees(project.expressions(), depth);
            case Relation.Join join ->
                sees(join.left(), depth)
                        || sees(join.right(), join.lateral() ? depth + 1 : depth)
                        || sees(join.condition(), depth);
            case Relation.SetOperation operation -> sees(operation.left(), depth) || sees(operation.right(), depth);
            case Relation.Distinct distinct -> sees(distinct.input(), depth);
            case Relation.Aggregate aggregate ->
                sees(aggregate.input(), depth)
                        || anySees(aggregate.keys(), depth)
                        || aggregate.aggregates().stream().anyMatch(call -> sees(call, depth));
            case Relation.Window window ->
                sees(window.input(), depth) || window.calls().stream().anyMatch(call -> sees(call, depth));
            case Relation.Sort sort -> sees(sort.input(), depth) || keysSee(sort.keys(), depth);
        };
    }

    private static boolean sees(Relation.AggregateCall call, int depth) {
        return anySees(call.arguments(), depth)
                || (call.filter().isPresent() && sees(call.filter().get(), depth))
                || keysSee(call.order(), depth);
    }

    private static boolean sees(Relation.WindowCall call, int depth) {
        return anySees(call.arguments(), depth) || anySees(call.partition(), depth) || keysSee(call.order(), depth);
    }

    private static boolean keysSee(List<Relation.SortKey> keys, int depth) {
        return keys.stream().anyMatch(key -> sees(key.expression(), depth));
    }

    private static boolean anySees(List<Scalar> scalars, int depth) {
        return scalars.stream().anyMatch(scalar -> sees(scalar, depth));
    }

    private static boolean sees(Scalar scalar, int depth) {
        return switch (scalar) {
            case Scalar.Column ignored -> false;
            case Scalar.Outer outer -> outer.level() > depth;
            case Scalar.Literal ignored -> false;
            case Scalar.Call call -> anySees(call.arguments(), depth);
            case Scalar.Uninterpreted function -> anySees(function.arguments(), depth);
            case Scalar.Case choice ->
                choice.branches().stream()
                                .anyMatch(branch -> sees(branch.condition(), depth) || sees(branch.result(), depth))
                        || sees(choice.otherwise(), depth);
            case Scalar.Cast cast -> sees(cast.operand(), depth);
            case Scalar.Exists exists -> sees(exists.relation(), depth + 1);
            case Scalar.In in -> anySees(in.left(), depth) || sees(in.relation(), depth + 1);
            case Scalar.Quantified quantified ->
                sees(quantified.left(), depth) || sees(quantified.relation(), depth + 1);
            case Scalar.Subquery subquery -> sees(subquery.relation(), depth + 1);
        };
    }
}
