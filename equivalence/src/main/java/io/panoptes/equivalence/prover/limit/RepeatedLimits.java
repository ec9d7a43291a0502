package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import java.util.HashSet;
import java.util.Set;

/** Whether a query asks twice for the same limited rows, as with a common table: that may be one run, or two. */
public final class RepeatedLimits {
    private final Set<Relation> seen = new HashSet<>();

    private RepeatedLimits() {}

    public static boolean areIn(Relation query) {
        return new RepeatedLimits().isRepeated(query);
    }

    private boolean isRepeated(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored -> false;
            case Relation.Values ignored -> false;
            case Relation.Filter(Relation input, var condition) -> isRepeated(input);
            case Relation.Project(Relation input, var expressions) -> isRepeated(input);
            case Relation.Join join -> isRepeated(join.left()) || isRepeated(join.right());
            case Relation.SetOperation operation -> isRepeated(operation.left()) || isRepeated(operation.right());
            case Relation.Distinct(Relation input) -> isRepeated(input);
            case Relation.Aggregate aggregate -> isRepeated(aggregate.input());
            case Relation.Window(Relation input, var calls) -> isRepeated(input);
            case Relation.Sort sort -> !seen.add(sort) || isRepeated(sort.input());
        };
    }
}
