package io.panoptes.texttosql.constraint.validation;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;

/**
 * {@code [30, 60] and a model's [0, 120] -> [0, 120]}; a bound that the model leaves out is none.
 *
 * <p>A bound is only ever moved outwards: the data that were mined keep what comes of it.
 */
final class RangeRepair {
    private RangeRepair() {}

    /** Empty where neither side has a bound any more. */
    static Optional<Constraint> repaired(Constraint.Range mined, ConstraintJudgement judgement) {
        Optional<Value> low = bound(mined.low(), judgement.low(), Comparator.reverseOrder());
        Optional<Value> high = bound(mined.high(), judgement.high(), Comparator.naturalOrder());
        return low.isEmpty() && high.isEmpty()
                ? Optional.empty()
                : Optional.of(new Constraint.Range(mined.column(), low, high));
    }

    private static Optional<Value> bound(Optional<Value> mined, String said, Comparator<BigDecimal> outwards) {
        if (mined.isEmpty() || said.isBlank()) {
            return Optional.empty();
        }
        return switch (mined.get()) {
            case Value.DateValue(LocalDate day) -> {
                Optional<LocalDate> other = day(said);
                yield Optional.of(
                        other.isPresent() && outwards.compare(days(other.get()), days(day)) > 0
                                ? new Value.DateValue(other.get())
                                : mined.get());
            }
            case Value.IntegerValue(var number) ->
                Optional.of(number(said, new BigDecimal(number), outwards, mined.get()));
            case Value.DecimalValue(BigDecimal number) -> Optional.of(number(said, number, outwards, mined.get()));
            case Value.DoubleValue(double number) ->
                Optional.of(number(said, BigDecimal.valueOf(number), outwards, mined.get()));
            case Value other -> Optional.of(other);
        };
    }

    private static Value number(String said, BigDecimal mined, Comparator<BigDecimal> outwards, Value kept) {
        try {
            BigDecimal other = new BigDecimal(said.strip());
            return outwards.compare(other, mined) > 0 ? Value.of(other) : kept;
        } catch (NumberFormatException e) {
            return kept;
        }
    }

    private static BigDecimal days(LocalDate day) {
        return BigDecimal.valueOf(day.toEpochDay());
    }

    private static Optional<LocalDate> day(String said) {
        try {
            return Optional.of(LocalDate.parse(said.strip()));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
