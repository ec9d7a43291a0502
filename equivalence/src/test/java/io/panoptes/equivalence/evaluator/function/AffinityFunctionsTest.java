package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class AffinityFunctionsTest {
    @Test
    void theTextOfANumber() {
        assertThat(AffinityFunctions.text(Value.of(2L))).isEqualTo("2");
        assertThat(AffinityFunctions.text(new Value.DoubleValue(2.0))).isEqualTo("2.0");
        assertThat(AffinityFunctions.text(Value.of(new BigDecimal("1.50")))).isEqualTo("1.5");
    }

    /** SQLite 3.40: {@code n || ''} of a DECIMAL column that was given 2.0 is 2, and of 0.5 * n where n is 4 it is 2.0. */
    @Test
    void theTextOfAWholeDecimalIsOpen() {
        assertThatThrownBy(() -> AffinityFunctions.text(Value.of(new BigDecimal("2.0"))))
                .isInstanceOf(NoAnswer.class);
    }

    /** SQLite 3.54: {@code 1 = '1.00000000000000001'} of a column is true. */
    @Test
    void aNumberOfMoreDigitsThanFloatingPointIsOpen() {
        assertThat(AffinityFunctions.prefix(Value.of("9007199254740993x"))).isEqualTo("9007199254740993");
        assertThat(AffinityFunctions.prefix(Value.of("0.123456789012345"))).isEqualTo("0.123456789012345");
        for (String text : new String[] {"1.00000000000000001", "9223372036854775808"}) {
            assertThatThrownBy(() -> AffinityFunctions.prefix(Value.of(text))).isInstanceOf(NoAnswer.class);
        }
    }
}
