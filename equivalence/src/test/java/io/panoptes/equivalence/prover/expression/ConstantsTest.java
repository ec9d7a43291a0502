package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstantsTest {
    private static final LocalDate DAY = LocalDate.of(2024, 2, 29);

    private static void isBelow(Value lesser, Value greater) {
        assertThat(Constants.compare(lesser, greater).orElseThrow()).isNegative();
        assertThat(Constants.compare(greater, lesser).orElseThrow()).isPositive();
        assertThat(Constants.compare(lesser, lesser)).hasValue(0);
    }

    private static Value decimal(String digits) {
        return Value.of(new BigDecimal(digits));
    }

    @Test
    void valuesOfOneKindAreOrdered() {
        isBelow(Value.of(1), decimal("1.5"));
        isBelow(new Value.DoubleValue(0.5), Value.of(1));
        isBelow(Value.of("B"), Value.of("a"));
        isBelow(Value.FALSE, Value.TRUE);
        isBelow(new Value.DateValue(DAY), new Value.DateValue(DAY.plusDays(1)));
        isBelow(new Value.TimestampValue(DAY.atStartOfDay()), new Value.TimestampValue(DAY.atTime(1, 0)));
        isBelow(new Value.TimeValue(LocalTime.of(1, 0)), new Value.TimeValue(LocalTime.of(2, 0)));
        assertThat(Constants.compare(Value.of(1), decimal("1.00"))).hasValue(0);
    }

    /** 0.1 in floating point is a little more than a tenth. */
    @Test
    void floatingPointIsWhatItIsWorth() {
        isBelow(decimal("0.1"), new Value.DoubleValue(0.1));
    }

    @Test
    void ofValuesOfTwoKindsNothingIsKnown() {
        List<Value> kinds = List.of(
                Value.of(1),
                Value.of("1"),
                Value.TRUE,
                new Value.DateValue(DAY),
                new Value.TimestampValue(DAY.atStartOfDay()),
                new Value.TimeValue(LocalTime.MIDNIGHT),
                new Value.OpaqueValue("1"),
                Value.NULL);
        for (Value left : kinds) {
            for (Value right : kinds) {
                if (left != right) {
                    assertThat(Constants.compare(left, right))
                            .as("%s, %s", left, right)
                            .isEmpty();
                }
            }
        }
        assertThat(Constants.compare(Value.NULL, Value.NULL)).isEmpty();
        assertThat(Constants.compare(new Value.OpaqueValue("x"), new Value.OpaqueValue("x")))
                .isEmpty();
        assertThat(Constants.compare(new Value.DoubleValue(Double.NaN), Value.of(1)))
                .isEmpty();
        assertThat(Constants.compare(Value.of(1), new Value.DoubleValue(Double.POSITIVE_INFINITY)))
                .isEmpty();
    }

    /** UTF-16 and UTF-8 order texts beyond the basic plane differently. */
    @Test
    void textsBeyondTheBasicPlaneHaveNoOrderHere() {
        assertThat(Constants.isPlain("\uD7FF")).isTrue();
        assertThat(Constants.isPlain("\uD83D\uDE00")).isFalse();
        assertThat(Constants.isPlain("a\uE000")).isFalse();
        assertThat(Constants.compare(Value.of("\uFF5E"), Value.of("a"))).isEmpty();
        assertThat(Constants.compare(Value.of("a"), Value.of("\uD83D\uDE00"))).isEmpty();
    }
}
