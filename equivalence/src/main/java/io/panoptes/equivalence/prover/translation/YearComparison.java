package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * {@code YEAR(d) = 1995 -> d >= DATE '1995-01-01' AND d < DATE '1996-01-01'}, and the same for the other comparisons, where d is a date
 * and the year a number of four digits.
 */
final class YearComparison implements ComparisonRule {
    private static final BigDecimal FIRST = BigDecimal.valueOf(1000);
    private static final BigDecimal LAST = BigDecimal.valueOf(9998);

    /** Empty where neither side is the year of a date, or the other no year. */
    @Override
    public Optional<ThreeValued> apply(Operator comparison, Term left, Term right) {
        return compared(comparison, left, right).or(() -> compared(turned(comparison), right, left));
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
        ThreeValued before = ThreeValued.less(date.get(), newYear(year.get()));
        ThreeValued upTo = ThreeValued.less(date.get(), newYear(year.get() + 1));
        ThreeValued within = ThreeValued.and(List.of(before.not(), upTo));
        return switch (comparison) {
            case EQUAL -> Optional.of(within);
            case NOT_EQUAL -> Optional.of(within.not());
            case LESS -> Optional.of(before);
            case LESS_OR_EQUAL -> Optional.of(upTo);
            case GREATER -> Optional.of(upTo.not());
            case GREATER_OR_EQUAL -> Optional.of(before.not());
            default -> Optional.empty();
        };
    }

    private static Operator turned(Operator comparison) {
        return switch (comparison) {
            case LESS -> Operator.GREATER;
            case LESS_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
            case GREATER -> Operator.LESS;
            case GREATER_OR_EQUAL -> Operator.LESS_OR_EQUAL;
            default -> comparison;
        };
    }

    private static Optional<Term> date(Term term) {
        return term instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && function.is(Operator.YEAR)
                        && arguments.size() == 1
                        && ValueKind.of(arguments.getFirst().type()) == ValueKind.DATE
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }

    private static Term newYear(int year) {
        return new Term.Constant(new Value.DateValue(LocalDate.of(year, 1, 1)), SqlType.DATE);
    }
}
