package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FloatingArithmeticTest {
    private final Pool pool = new Pool();
    private final FloatingArithmetic numbers = new FloatingArithmetic(pool, Meaning.LENIENT, 64);
    private final FloatingArithmetic real = new FloatingArithmetic(pool, Meaning.LENIENT, 32);

    @Test
    void resultsAreRounded() {
        assertThat(value(numbers.plus(code(0.1), code(0.2))))
                .isEqualTo(0.1 + 0.2)
                .isNotEqualTo(0.3);
        assertThat(value(numbers.minus(code(1e16), code(1)))).isEqualTo(1e16 - 1);
        assertThat(value(numbers.times(code(0.1), code(3)))).isEqualTo(0.1 * 3);
        assertThat(value(numbers.divide(code(1), code(3)))).isEqualTo(1.0 / 3);
        assertThat(value(numbers.modulo(code(-7.5), code(2)))).isEqualTo(-1.5);
    }

    @Test
    void wholeNumbersAreExactAsLongAsTheTypeHasThem() {
        long end = 1L << 53;
        assertThat(numbers.plus(pool.code(Value.of(end - 1)), 1)).isEqualTo(pool.code(Value.of(end)));
        assertThat(value(numbers.plus(pool.code(Value.of(end)), 1))).isEqualTo(end);
        assertThat(value(real.plus(pool.code(Value.of(1 << 24)), 1))).isEqualTo(1 << 24);
    }

    /** As a REAL column holds it: 0.2 is no REAL. */
    @Test
    void aResultOfThirtyTwoBitsIsTheNumberThatItIs() {
        assertThat(value(real.plus(code(0.1f), code(0.1f)))).isEqualTo(0.2f).isNotEqualTo(0.2);
    }

    @Test
    void aQuotientByZeroIsAsTheDbmsHasIt() {
        assertThat(numbers.divide(1, 0)).isEqualTo(Pool.NULL);
        assertThatExceptionOfType(NoAnswer.class)
                .isThrownBy(() -> new FloatingArithmetic(pool, Meaning.STRICT, 64).divide(1, 0));
    }

    @Test
    void whatIsTooLargeHasNoAnswer() {
        assertThatExceptionOfType(NoAnswer.class).isThrownBy(() -> numbers.times(code(1e200), code(1e200)));
    }

    /** 1.005 is stored as a little less: DuckDB gives 1.0, MySQL 1.00 or 1.01, releases of SQLite either. 0.125 is stored as it is. */
    @ParameterizedTest
    @CsvSource({
        "1.005, 2",
        "-1.005, 2",
        "0.15, 1",
        "2.675, 2",
        "0.285, 2",
        "0.49999999999999994, 0",
        "1250.5000000000002, 0"
    })
    void whatIsNearlyAHalfHasNoAnswer(double number, int digits) {
        assertThatExceptionOfType(NoAnswer.class).isThrownBy(() -> numbers.round(code(number), digits));
    }

    @ParameterizedTest
    @CsvSource({
        "0.125, 2, 0.13",
        "-0.125, 2, -0.13",
        "2.5, 0, 3",
        "-2.5, 0, -3",
        "1.004, 2, 1",
        "1.006, 2, 1.01",
        "0.1, 1, 0.1",
        "0.1, 20, 0.1",
        "7, 3, 7",
        "1234.5, -2, 1200",
        "1250, -2, 1300",
        "0.3333333333333333, 2, 0.33"
    })
    void otherNumbersAreRoundedAwayFromZeroWhereTheyAreHalves(double number, int digits, double rounded) {
        assertThat(value(numbers.round(code(number), digits))).isEqualTo(rounded);
    }

    private long code(double number) {
        return pool.code(new Value.DoubleValue(number));
    }

    private double value(long code) {
        return pool.value(code, SqlType.DOUBLE) instanceof Value.DoubleValue(double number) ? number : Double.NaN;
    }
}
