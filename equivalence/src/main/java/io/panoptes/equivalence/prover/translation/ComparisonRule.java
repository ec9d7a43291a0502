package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** A comparison, or a LIKE, as another that is easier to decide. What comes out is TRUE, FALSE and NULL for the same values. */
interface ComparisonRule {
    /** All, in the order in which they are tried. */
    List<ComparisonRule> ALL = List.of(new YearComparison(), new DayOfMomentComparison(), new DateTextComparison());

    /** Empty where the rule has nothing to do. */
    Optional<ThreeValued> apply(Operator comparison, Term left, Term right);

    /** What the first rule makes of it that has something to do. */
    static Optional<ThreeValued> first(Operator comparison, Term left, Term right) {
        return ALL.stream()
                .flatMap(rule -> rule.apply(comparison, left, right).stream())
                .findFirst();
    }
}
