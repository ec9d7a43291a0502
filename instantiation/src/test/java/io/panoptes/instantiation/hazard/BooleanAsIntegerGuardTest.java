package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class BooleanAsIntegerGuardTest {

    @Test
    void stopsANumberAsABoolean() {
        assertThat(Candidates.objection(new BooleanAsIntegerGuard(), Candidates.ofSnippet("k + 1", SqlType.BOOLEAN)))
                .isPresent();
    }

    @Test
    void takesAPredicate() {
        assertThat(Candidates.objection(new BooleanAsIntegerGuard(), Candidates.ofSnippet("k > 1", SqlType.BOOLEAN)))
                .isEmpty();
    }

    @Test
    void stopsANumberInABooleanColumn() {
        assertThat(Candidates.objection(
                        new BooleanAsIntegerGuard(), Candidates.ofRow(Value.of(1), Value.of(2), Value.NULL)))
                .isPresent();
    }

    @Test
    void takesTruthInABooleanColumn() {
        assertThat(Candidates.objection(
                        new BooleanAsIntegerGuard(), Candidates.ofRow(Value.of(1), Value.TRUE, Value.NULL)))
                .isEmpty();
    }
}
