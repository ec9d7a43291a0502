package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import org.junit.jupiter.api.Test;

class PaddingGuardTest {

    @Test
    void stopsTrailingBlanks() {
        assertThat(Candidates.objection(new PaddingGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of("a "))))
                .isPresent();
    }

    @Test
    void stopsEmptyText() {
        assertThat(Candidates.objection(new PaddingGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of(""))))
                .isPresent();
    }

    @Test
    void takesPlainText() {
        assertThat(Candidates.objection(new PaddingGuard(), Candidates.ofRow(Value.of(1), Value.NULL, Value.of("a"))))
                .isEmpty();
    }

    @Test
    void stopsPaddedColumns() {
        assertThat(Candidates.objection(new PaddingGuard(), Candidates.ofColumn(SqlType.TEXT, "CHAR(10)")))
                .isPresent();
    }

    @Test
    void takesColumnsThatVary() {
        assertThat(Candidates.objection(new PaddingGuard(), Candidates.ofColumn(SqlType.TEXT, "VARCHAR(10)")))
                .isEmpty();
    }
}
