package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** All rewrites of limits, in the order in which they are tried, and how they are applied: everywhere, until none fires. */
public final class LimitRewrites {
    private static final int MAX_STEPS = 100;

    private static final List<LimitRewrite> ALL = List.of(
            new WiderLimit(), new MergeLimits(), new DropInnerLimit(), new LimitBelowJoin(), new PruneBelowLimit());

    private LimitRewrites() {}

    /** The relation with its limits in normal form; {@code told} hears the name of each step and what it gave. */
    public static Relation apply(Relation relation, BiConsumer<String, Relation> told) {
        Relation current = relation;
        for (int step = 0; step < MAX_STEPS; step++) {
            Optional<Step> next = step(current);
            if (next.isEmpty()) {
                return current;
            }
            current = next.get().relation();
            told.accept(next.get().name(), current);
        }
        return current;
    }

    private record Step(String name, Relation relation) {}

    private static Optional<Step> step(Relation relation) {
        for (LimitRewrite rewrite : ALL) {
            Optional<Relation> changed = rewrite.apply(relation);
            if (changed.isPresent()) {
                return changed.map(to -> new Step(rewrite.name(), to));
            }
        }
        return inside(relation);
    }

    private static Optional<Step> inside(Relation relation) {
        return switch (relation) {
            case Relation.Scan ignored -> Optional.empty();
            case Relation.Values ignored -> Optional.empty();
            case Relation.Filter(Relation input, var condition) ->
                over(input, changed -> new Relation.Filter(changed, condition));
            case Relation.Project(Relation input, var expressions) ->
                over(input, changed -> new Relation.Project(changed, expressions));
            case Relation.Join(var kind, boolean lateral, Relation left, Relation right, var condition) ->
                over(left, changed -> new Relation.Join(kind, lateral, changed, right, condition))
                        .or(() -> over(right, changed -> new Relation.Join(kind, lateral, left, changed, condition)));
            case Relation.SetOperation(var kind, boolean all, Relation left, Relation right, var types) ->
                over(left, changed -> new Relation.SetOperation(kind, all, changed, right, types))
                        .or(() -> over(right, changed -> new Relation.SetOperation(kind, all, left, changed, types)));
            case Relation.Distinct(Relation input) -> over(input, Relation.Distinct::new);
            case Relation.Aggregate(Relation input, var keys, var sets, var calls) ->
                over(input, changed -> new Relation.Aggregate(changed, keys, sets, calls));
            case Relation.Window(Relation input, var calls) ->
                over(input, changed -> new Relation.Window(changed, calls));
            case Relation.Sort(Relation input, var keys, long offset, var limit) ->
                over(input, changed -> new Relation.Sort(changed, keys, offset, limit));
        };
    }

    private static Optional<Step> over(Relation input, java.util.function.UnaryOperator<Relation> outside) {
        return step(input).map(step -> new Step(step.name(), outside.apply(step.relation())));
    }
}
