package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class ImplicitCastGuardTest {

    @Test
    void stopsTextInANumberColumn() {
        assertThat(Candidates.objection(
                        new ImplicitCastGuard(), Candidates.ofRow(Value.of("1"), Value.NULL, Value.NULL)))
                .isPresent();
    }

    @Test
    void takesValuesOfTheDeclaredType() {
        assertThat(Candidates.objection(
                        new ImplicitCastGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of("1"))))
                .isEmpty();
    }

    @Test
    void stopsAComparisonOfTextWithANumber() {
        assertThat(Candidates.objection(new ImplicitCastGuard(), Candidates.ofQuery("SELECT k FROM t WHERE '1' = 1")))
                .isPresent();
    }
}
