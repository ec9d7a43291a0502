package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * {@code YEAR(d) = 1995 -> d >= DATE '1995-01-01' AND d < DATE '1996-01-01'}, and the same for the other comparisons and for a
 * timestamp, where the year is a number of four digits.
 */
final class YearComparison implements ComparisonRule {
    private static final BigDecimal FIRST = BigDecimal.valueOf(1000);
    private static final BigDecimal LAST = BigDecimal.valueOf(9998);

    /** Empty where neither side is the year of a date, or the other no year. */
    @Override
    public Optional<ThreeValued> apply(Operator comparison, Term left, Term right) {
        return compared(comparison, left, right).or(() -> compared(TimeSpan.turned(comparison), right, left));
    }

    private static Optional<ThreeValued> compared(Operator comparison, Term term, Term number) {
        Optional<Term> date = date(term);
        Optional<Integer> year = Terms.number(number)
                .filter(value -> value.stripTrailingZeros().scale() <= 0)
                .filter(value -> value.compareTo(FIRST) >= 0 && value.compareTo(LAST) <= 0)
                .map(BigDecimal::intValueExact);
        if (date.isEmpty() || year.isEmpty()) {
            return Optional.empty();
        }
        return TimeSpan.of(LocalDate.of(year.get(), 1, 1), LocalDate.of(year.get() + 1, 1, 1))
                .compared(comparison, date.get());
    }

    private static Optional<Term> date(Term term) {
        return term instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && function.is(Operator.YEAR)
                        && arguments.size() == 1
                        && ValueKind.of(arguments.getFirst().type()) == ValueKind.DATE
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }
}
