package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;

class ComparableValueTest {
    private static final Value ONE = Value.of(1);

    private static ComparableValue of(Value value) {
        return ComparableValue.of(value);
    }

    private static Value decimal(String digits) {
        return new Value.DecimalValue(new BigDecimal(digits));
    }

    private static Value floating(double number) {
        return new Value.DoubleValue(number);
    }

    private static void areSame(Value left, Value right) {
        assertThat(of(left)).isEqualTo(of(right)).hasSameHashCodeAs(of(right));
        assertThat(of(left).isCloseTo(of(right))).isTrue();
    }

    private static void differ(Value left, Value right) {
        assertThat(of(left)).isNotEqualTo(of(right));
        assertThat(of(left).isCloseTo(of(right))).isFalse();
    }

    @Test
    void numbersAreWhatTheyAreWorth() {
        areSame(ONE, decimal("1.00"));
        areSame(ONE, floating(1));
        areSame(Value.of(100), decimal("1E+2"));
        areSame(decimal("0.00"), floating(-0.0));
        differ(ONE, decimal("1.01"));
    }

    @Test
    void otherKindsAreOtherValues() {
        differ(ONE, Value.of("1"));
        differ(ONE, Value.of(true));
        differ(Value.NULL, Value.of(""));
        differ(Value.of("1"), new Value.OpaqueValue("1"));
        differ(Value.of("a"), Value.of("A"));
        differ(Value.of("a"), Value.of("a "));
    }

    @Test
    void aDateIsItsMidnight() {
        LocalDate day = LocalDate.of(2020, 1, 1);
        areSame(new Value.DateValue(day), new Value.TimestampValue(day.atStartOfDay()));
        differ(new Value.DateValue(day), new Value.TimestampValue(day.atTime(0, 0, 1)));
        differ(new Value.TimeValue(LocalTime.MIDNIGHT), new Value.TimestampValue(day.atStartOfDay()));
    }

    @Test
    void everyNaNIsOneAndNoInfinityIsAnother() {
        areSame(floating(Double.NaN), floating(-Double.NaN));
        areSame(floating(Double.POSITIVE_INFINITY), floating(Double.POSITIVE_INFINITY));
        differ(floating(Double.POSITIVE_INFINITY), floating(Double.NEGATIVE_INFINITY));
        differ(floating(Double.NaN), floating(0));
        differ(floating(Double.POSITIVE_INFINITY), floating(Double.MAX_VALUE));
    }

    /** A sum in another order differs in its last digits, which is no bug; that of exact numbers does not. */
    @Test
    void onlyFloatingPointIsClose() {
        double sum = 0.1 + 0.2;
        assertThat(of(floating(sum))).isNotEqualTo(of(decimal("0.3")));
        assertThat(of(floating(sum)).isCloseTo(of(decimal("0.3")))).isTrue();
        assertThat(of(decimal("0.3")).isCloseTo(of(floating(sum)))).isTrue();
        assertThat(of(decimal("0.3")).isCloseTo(of(decimal("0.30000000000000004"))))
                .isFalse();
        assertThat(of(floating(1)).isCloseTo(of(floating(1.00001)))).isFalse();
        assertThat(of(floating(1)).isCloseTo(of(decimal("1.000000001")))).isTrue();
    }

    @Test
    void closenessGrowsWithTheNumbers() {
        assertThat(of(floating(1e15)).isCloseTo(of(floating(1e15 + 1e5)))).isTrue();
        assertThat(of(floating(1e15)).isCloseTo(of(floating(1e15 + 1e7)))).isFalse();
        assertThat(of(floating(0)).isCloseTo(of(floating(1e-10)))).isTrue();
        assertThat(of(floating(0)).isCloseTo(of(floating(1e-8)))).isFalse();
    }
}
