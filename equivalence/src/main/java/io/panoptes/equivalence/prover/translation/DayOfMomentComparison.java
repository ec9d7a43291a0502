package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.value.Value;
import java.time.LocalDate;
import java.util.Optional;

/**
 * {@code CAST(t AS DATE) = DATE '2020-02-01' -> t >= TIMESTAMP '2020-02-01 00:00:00' AND t < TIMESTAMP '2020-02-02 00:00:00'}, and the
 * same for the other comparisons, where t is a timestamp and the day one of the years 1 to 9998.
 */
final class DayOfMomentComparison implements ComparisonRule {
    private static final int LAST_YEAR = 9998;

    /** Empty where neither side is the day of a timestamp, or the other no day. */
    @Override
    public Optional<ThreeValued> apply(Operator comparison, Term left, Term right) {
        return compared(comparison, left, right).or(() -> compared(TimeSpan.turned(comparison), right, left));
    }

    private static Optional<ThreeValued> compared(Operator comparison, Term term, Term constant) {
        return constant instanceof Term.Constant(Value.DateValue(LocalDate day), var type)
                        && day.getYear() >= 1
                        && day.getYear() <= LAST_YEAR
                        && TimeSpan.moment(term).isPresent()
                ? TimeSpan.of(day, day.plusDays(1)).compared(comparison, term)
                : Optional.empty();
    }
}
