package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The dates and moments from the beginning of a day on, and before the beginning of a later one. */
record TimeSpan(LocalDate first, LocalDate end) {

    static TimeSpan of(LocalDate first, LocalDate end) {
        return new TimeSpan(first, end);
    }

    /** How a date compares with the whole span: equal within it, less before it. Empty for what is no comparison. */
    Optional<ThreeValued> compared(Operator comparison, Term date) {
        Term moment = moment(date).orElse(date);
        ThreeValued before = ThreeValued.less(moment, start(first, moment));
        ThreeValued upTo = ThreeValued.less(moment, start(end, moment));
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

    /** The comparison with its sides exchanged. */
    static Operator turned(Operator comparison) {
        return switch (comparison) {
            case LESS -> Operator.GREATER;
            case LESS_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
            case GREATER -> Operator.LESS;
            case GREATER_OR_EQUAL -> Operator.LESS_OR_EQUAL;
            default -> comparison;
        };
    }

    /** The timestamp of which this is the day: {@code CAST(t AS DATE) -> t}. The time of day is cut off, not rounded. */
    static Optional<Term> moment(Term date) {
        return date instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && function instanceof Function.Cast(ValueKind from, ValueKind to, var text)
                        && from == ValueKind.TIMESTAMP
                        && to == ValueKind.DATE
                        && ValueKind.of(arguments.getFirst().type()) == ValueKind.TIMESTAMP
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }

    private static Term start(LocalDate day, Term moment) {
        return ValueKind.of(moment.type()) == ValueKind.TIMESTAMP
                ? new Term.Constant(new Value.TimestampValue(day.atStartOfDay()), moment.type())
                : new Term.Constant(new Value.DateValue(day), SqlType.DATE);
    }
}
