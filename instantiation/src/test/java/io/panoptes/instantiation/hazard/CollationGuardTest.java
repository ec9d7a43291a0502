package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class CollationGuardTest {

    @Test
    void stopsTextOfTwoCases() {
        assertThat(Candidates.objection(new CollationGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of("A"))))
                .isPresent();
    }

    @Test
    void takesTextOfOneCase() {
        assertThat(Candidates.objection(new CollationGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of("a"))))
                .isEmpty();
    }

    @Test
    void stopsAFoldingColumn() {
        assertThat(Candidates.objection(new CollationGuard(), Candidates.ofColumn(SqlType.TEXT, "TEXT COLLATE NOCASE")))
                .isPresent();
    }
}
