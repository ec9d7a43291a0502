package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class SpecialFloatGuardTest {

    @Test
    void stopsNegativeZero() {
        assertThat(Candidates.objection(
                        new SpecialFloatGuard(), Candidates.ofRow(new Value.DoubleValue(-0.0), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void stopsNotANumber() {
        assertThat(Candidates.objection(
                        new SpecialFloatGuard(),
                        Candidates.ofRow(new Value.DoubleValue(Double.NaN), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void takesZero() {
        assertThat(Candidates.objection(
                        new SpecialFloatGuard(), Candidates.ofRow(new Value.DoubleValue(0.0), Value.NULL, Value.NULL)))
                .isEmpty();
    }
}
