package io.panoptes.equivalence.prover.examination;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExaminedValuesTest {
    private static final LocalDate DAY = LocalDate.of(2024, 2, 28);

    private static Value number(String digits) {
        return ExaminedValues.number(new BigDecimal(digits));
    }

    private static Value of(ArithmeticOperation operation, Value left, Value right) {
        return ExaminedValues.operation(operation, List.of(left, right));
    }

    @Test
    void oneNumberIsOneValueWhateverItsType() {
        assertThat(ExaminedValues.plain(Value.of(2)))
                .isEqualTo(ExaminedValues.plain(Value.of(new BigDecimal("2.00"))))
                .isEqualTo(ExaminedValues.plain(new Value.DoubleValue(2)));
        assertThat(ExaminedValues.plain(new Value.DoubleValue(Double.NaN)))
                .isEqualTo(new Value.DoubleValue(Double.NaN));
        assertThat(ExaminedValues.plain(Value.of("2"))).isEqualTo(Value.of("2"));
        assertThat(ExaminedValues.plain(Value.NULL)).isEqualTo(Value.NULL);
    }

    @Test
    void numbersHaveThirtyDigits() {
        String thirty = "1.00000000000000000000000000001";
        assertThat(number(thirty)).isNotEqualTo(number("1"));
        assertThat(number("1.000000000000000000000000000001")).isEqualTo(number("1"));
        assertThat(number("1.000000000000000000000000000005")).isEqualTo(number(thirty));
    }

    @Test
    void valuesThatAreTheSame() {
        assertThat(ExaminedValues.same(number("1"), number("1.0"))).isTrue();
        assertThat(ExaminedValues.same(number("1"), number("2"))).isFalse();
        assertThat(ExaminedValues.same(Value.NULL, Value.NULL)).isTrue();
        assertThat(ExaminedValues.same(Value.NULL, number("1"))).isFalse();
        assertThat(ExaminedValues.same(number("1"), Value.NULL)).isFalse();
        assertThatThrownBy(() -> ExaminedValues.same(number("1"), Value.of("1")))
                .isInstanceOf(NotEvaluated.class);
    }

    @Test
    void valuesOfOneKindHaveAnOrder() {
        for (List<Value> pair : List.of(
                List.of(number("-1"), number("2")),
                List.<Value>of(Value.FALSE, Value.TRUE),
                List.<Value>of(Value.of("a"), Value.of("b")),
                List.<Value>of(new Value.DateValue(DAY), new Value.DateValue(DAY.plusDays(1))),
                List.<Value>of(new Value.TimeValue(LocalTime.NOON), new Value.TimeValue(LocalTime.of(13, 0))),
                List.<Value>of(
                        new Value.TimestampValue(DAY.atStartOfDay()), new Value.TimestampValue(DAY.atTime(1, 0))))) {
            assertThat(ExaminedValues.compare(pair.get(0), pair.get(1))).isNegative();
            assertThat(ExaminedValues.compare(pair.get(1), pair.get(0))).isPositive();
            assertThat(ExaminedValues.compare(pair.get(0), pair.get(0))).isZero();
        }
        assertThatThrownBy(() -> ExaminedValues.compare(number("1"), Value.of("1")))
                .isInstanceOf(NotEvaluated.class);
        assertThatThrownBy(() -> ExaminedValues.compare(new Value.OpaqueValue("a"), new Value.OpaqueValue("a")))
                .isInstanceOf(NotEvaluated.class);
    }

    @ParameterizedTest
    @CsvSource({
        "PLUS,7,2,9",
        "MINUS,7,2,5",
        "TIMES,7,2,14",
        "QUOTIENT,7,2,3.5",
        "WHOLE_QUOTIENT,7,2,3",
        "WHOLE_QUOTIENT,-7,2,-3",
        "WHOLE_QUOTIENT,-6,2,-3"
    })
    void arithmetic(ArithmeticOperation operation, String left, String right, String result) {
        assertThat(of(operation, number(left), number(right))).isEqualTo(number(result));
    }

    @Test
    void nothingIsDividedByZero() {
        assertThatThrownBy(() -> of(ArithmeticOperation.QUOTIENT, number("1"), number("0")))
                .isInstanceOf(NotEvaluated.class);
        assertThatThrownBy(() -> of(ArithmeticOperation.WHOLE_QUOTIENT, number("1"), number("0.0")))
                .isInstanceOf(NotEvaluated.class);
        assertThatThrownBy(() -> of(ArithmeticOperation.PLUS, number("1"), Value.of("1")))
                .isInstanceOf(NotEvaluated.class);
    }

    @Test
    void daysOfDates() {
        Value day = new Value.DateValue(DAY);
        Value later = new Value.DateValue(LocalDate.of(2024, 3, 1));
        assertThat(of(ArithmeticOperation.ADD_DAYS, day, number("2"))).isEqualTo(later);
        assertThat(of(ArithmeticOperation.ADD_DAYS, later, number("-2.0"))).isEqualTo(day);
        assertThat(of(ArithmeticOperation.DAYS_BETWEEN, later, day)).isEqualTo(number("2"));
        assertThat(of(ArithmeticOperation.DAYS_BETWEEN, day, later)).isEqualTo(number("-2"));
        assertThat(of(ArithmeticOperation.ADD_DAYS, day, number("100000")))
                .isEqualTo(new Value.DateValue(DAY.plusDays(100_000)));
        for (String days : List.of("0.5", "100001", "-100001")) {
            assertThatThrownBy(() -> of(ArithmeticOperation.ADD_DAYS, day, number(days)))
                    .isInstanceOf(NotEvaluated.class);
        }
        assertThatThrownBy(() -> of(ArithmeticOperation.ADD_DAYS, number("1"), number("1")))
                .isInstanceOf(NotEvaluated.class);
    }

    @Test
    void quotientsAreExactOrWhole() {
        List<Value> arguments = List.of(number("-7"), number("2"));
        assertThat(ExaminedValues.quotient(Function.Quotient.EXACT, arguments)).isEqualTo(number("-3.5"));
        assertThat(ExaminedValues.quotient(Function.Quotient.WHOLE, arguments)).isEqualTo(number("-3"));
    }
}
