package io.panoptes.equivalence.evaluator.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

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

    private long code(double number) {
        return pool.code(new Value.DoubleValue(number));
    }

    private double value(long code) {
        return pool.value(code, SqlType.DOUBLE) instanceof Value.DoubleValue(double number) ? number : Double.NaN;
    }
}
