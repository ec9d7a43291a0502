package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArithmeticTest {
    /** The greatest number that is its own code. */
    private static final String LARGE =
            BigInteger.TWO.pow(61).subtract(BigInteger.ONE).toString();

    private final Pool pool = new Pool();
    private final Arithmetic arithmetic = new Arithmetic(pool, Meaning.LENIENT);

    private long code(String number) {
        return pool.ofNumber(Rational.of(new BigDecimal(number)));
    }

    private void gives(LongBinaryOperator operation, String left, String right, String expected) {
        assertThat(pool.number(operation.applyAsLong(code(left), code(right))))
                .as("%s, %s", left, right)
                .isEqualTo(Rational.of(new BigDecimal(expected)));
    }

    @Test
    void sumsAndDifferencesAreExact() {
        gives(arithmetic::plus, "2", "3", "5");
        gives(arithmetic::plus, "0.1", "0.2", "0.3");
        gives(arithmetic::plus, "0.5", "2", "2.5");
        gives(arithmetic::plus, "2", "0.5", "2.5");
        gives(arithmetic::minus, "2", "3", "-1");
        gives(arithmetic::minus, "2", "0.5", "1.5");
        gives(arithmetic::minus, "0.5", "2", "-1.5");
    }

    /** What comes of codes is no code where it is too large for one. */
    @Test
    void numbersBeyondCodesAreExact() {
        gives(arithmetic::plus, LARGE, LARGE, "4611686018427387902");
        gives(arithmetic::minus, "-" + LARGE, LARGE, "-4611686018427387902");
        gives(arithmetic::minus, LARGE, "-1", "2305843009213693952");
        gives(arithmetic::plus, LARGE, "1", "2305843009213693952");
        gives(arithmetic::times, LARGE, LARGE, new BigDecimal(LARGE).pow(2).toString());
        gives(arithmetic::times, LARGE, "2", "4611686018427387902");
        gives(arithmetic::times, "2", LARGE, "4611686018427387902");
        assertThat(arithmetic.minus(code("2305843009213693952"), 1)).isEqualTo(Long.parseLong(LARGE));
    }

    @Test
    void productsAreExact() {
        gives(arithmetic::times, "-3", "4", "-12");
        gives(arithmetic::times, "0.5", "4", "2");
        gives(arithmetic::times, "1073741823", "1073741823", "1152921502459363329");
    }

    @Test
    void quotientsAreExactUnlessTheDbmsCutsThem() {
        gives(arithmetic::divide, "6", "3", "2");
        gives(arithmetic::divide, "7", "2", "3.5");
        gives(arithmetic::divide, "0.5", "2", "0.25");
        gives(arithmetic::divide, "2", "0.5", "4");
        Arithmetic cut = new Arithmetic(pool, Meaning.LENIENT.withQuotientDigits(4));
        gives(cut::divide, "2", "3", "0.6667");
        gives(cut::divide, "6", "3", "2");
    }

    @ParameterizedTest
    @CsvSource({
        "7, 2, 3, 1",
        "-7, 2, -3, -1",
        "7, -2, -3, 1",
        "-7, -2, 3, -1",
        "6, 3, 2, 0",
        "7.5, 2, 3, 1.5",
        "-7.5, 2, -3, -1.5",
        "7, 2.5, 2, 2"
    })
    void wholeQuotientsAreCutAndRemaindersHaveTheSignOfTheDividend(
            String left, String right, String quotient, String remainder) {
        gives(arithmetic::divideWhole, left, right, quotient);
        gives(arithmetic::modulo, left, right, remainder);
    }

    @Test
    void byZeroItIsNullOrAnError() {
        Arithmetic strict = new Arithmetic(pool, Meaning.STRICT);
        assertThat(arithmetic.divide(1, 0)).isEqualTo(Pool.NULL);
        assertThat(arithmetic.divideWhole(1, 0)).isEqualTo(Pool.NULL);
        assertThat(arithmetic.modulo(1, 0)).isEqualTo(Pool.NULL);
        assertThatThrownBy(() -> strict.divide(1, 0)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> strict.divideWhole(1, 0)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> strict.modulo(1, 0)).isInstanceOf(NoAnswer.class);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 2, 2", "2.5, 2.5, 2, 3", "-2.5, 2.5, -3, -2", "-2, 2, -2, -2", "0, 0, 0, 0"})
    void absoluteValueFloorAndCeiling(String number, String absolute, String floor, String ceiling) {
        gives((left, right) -> arithmetic.abs(left), number, "0", absolute);
        gives((left, right) -> arithmetic.floor(left), number, "0", floor);
        gives((left, right) -> arithmetic.ceiling(left), number, "0", ceiling);
    }

    @ParameterizedTest
    @CsvSource({
        "2.5, 0, 3",
        "-2.5, 0, -3",
        "2.44, 1, 2.4",
        "2.45, 1, 2.5",
        "25, -1, 30",
        "24, -1, 20",
        "25, 0, 25",
        "25, 2, 25"
    })
    void halvesAreRoundedAwayFromZero(String number, String digits, String expected) {
        gives(arithmetic::round, number, digits, expected);
    }

    @Test
    void roundingToVeryManyDigitsHasNoAnswer() {
        gives(arithmetic::round, "0.5", "60", "0.5");
        gives(arithmetic::round, "0.5", "-60", "0");
        assertThatThrownBy(() -> arithmetic.round(code("0.5"), 61)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> arithmetic.round(code("0.5"), -61)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> arithmetic.round(code("0.5"), code("1.5"))).isInstanceOf(NoAnswer.class);
    }

    @Test
    void sumsBeyondDoubleHaveNoAnswer() {
        assertThat(arithmetic.withinDouble(7)).isEqualTo(7);
        long half = code("0.5");
        assertThat(arithmetic.withinDouble(half)).isEqualTo(half);
        assertThatThrownBy(() -> arithmetic.withinDouble(code("1e309"))).isInstanceOf(NoAnswer.class);
    }
}
