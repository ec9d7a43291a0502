package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class SpecialFloatGuardTest {

    @Test
    void stopsNegativeZero() {
        assertThat(new SpecialFloatGuard()
                        .objection(Candidates.ofRow(new Value.DoubleValue(-0.0), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void stopsNotANumber() {
        assertThat(new SpecialFloatGuard()
                        .objection(Candidates.ofRow(new Value.DoubleValue(Double.NaN), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void takesZero() {
        assertThat(new SpecialFloatGuard()
                        .objection(Candidates.ofRow(new Value.DoubleValue(0.0), Value.NULL, Value.NULL)))
                .isEmpty();
    }
}
