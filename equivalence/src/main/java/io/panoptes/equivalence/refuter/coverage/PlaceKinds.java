package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import java.util.function.Predicate;

/** What stands at a place of a query. */
final class PlaceKinds {
    private PlaceKinds() {}

    /** A filter, a join that has a condition, or a predicate inside an expression. */
    static boolean isCondition(Place place) {
        return switch (place) {
            case Place.Predicate ignored -> true;
            case Place.Sides ignored -> false;
            case Place.Operation(Relation relation) -> relation instanceof Relation.Filter;
        };
    }

    static boolean isJoin(Place place) {
        return place instanceof Place.Operation(Relation.Join ignored);
    }

    /** A lateral join does not look at the right side as a whole. */
    static boolean isJoinPlain(Place place) {
        return place instanceof Place.Operation(Relation.Join join) && !join.lateral();
    }

    static boolean isSet(Place place) {
        return place instanceof Place.Operation(Relation.SetOperation ignored);
    }

    static boolean isDistinct(Place place) {
        return place instanceof Place.Operation(Relation.Distinct ignored);
    }

    static boolean isAggregate(Place place) {
        return place instanceof Place.Operation(Relation.Aggregate ignored);
    }

    static boolean isGrouped(Place place) {
        return place instanceof Place.Operation(Relation.Aggregate aggregate)
                && !aggregate.keys().isEmpty();
    }

    static boolean isArguments(Place place) {
        return anyCall(place, call -> !call.arguments().isEmpty());
    }

    static boolean isDistinctArguments(Place place) {
        return anyCall(place, AggregateCall::distinct);
    }

    private static boolean anyCall(Place place, Predicate<AggregateCall> predicate) {
        return place instanceof Place.Operation(Relation.Aggregate aggregate)
                && aggregate.aggregates().stream().anyMatch(predicate);
    }

    static boolean isWindow(Place place) {
        return place instanceof Place.Operation(Relation.Window ignored);
    }

    static boolean isPartitioned(Place place) {
        return place instanceof Place.Operation(Relation.Window window)
                && window.calls().stream().anyMatch(call -> !call.partition().isEmpty());
    }

    static boolean isSort(Place place) {
        return place instanceof Place.Operation(Relation.Sort sort)
                && !sort.keys().isEmpty();
    }

    static boolean isCut(Place place) {
        return place instanceof Place.Operation(Relation.Sort sort)
                && (sort.limit().isPresent() || sort.offset() > 0);
    }
}
