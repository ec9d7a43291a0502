package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class ImplicitCastGuardTest {

    @Test
    void stopsTextInANumberColumn() {
        assertThat(new ImplicitCastGuard().objection(Candidates.ofRow(Value.of("1"), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void takesValuesOfTheDeclaredType() {
        assertThat(new ImplicitCastGuard().objection(Candidates.ofRow(Value.of(1), Value.NULL, Value.of("1"))))
                .isEmpty();
    }

    @Test
    void stopsAComparisonOfTextWithANumber() {
        assertThat(new ImplicitCastGuard().objection(Candidates.ofQuery("SELECT k FROM t WHERE '1' = 1")))
                .isPresent();
    }
}
