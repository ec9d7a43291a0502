package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.algebra.ScalarText;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;

/** One branch of one operator or predicate of a query, to be reached by some database of a suite. */
public record CoverageGoal(int number, CoverageConstraint constraint, Place place) {

    /** In words: which branch, and of what. */
    public String words() {
        String where = switch (place) {
            case Place.Operation(var relation) ->
                RelationText.of(relation).lines().findFirst().orElse("");
            case Place.Predicate(var scalar, var ignored) -> ScalarText.of(scalar);
            case Place.Sides(var comparison) -> ScalarText.of(comparison);
        };
        return constraint.name() + ": " + where;
    }
}
