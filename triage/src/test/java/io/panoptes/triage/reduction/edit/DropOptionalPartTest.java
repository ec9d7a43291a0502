package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DropOptionalPartTest {
    @Test
    void whereAndHavingGo() {
        assertThat(EditCases.edited(new DropOptionalPart(), "SELECT a FROM t WHERE a = 1 GROUP BY a HAVING a = 2"))
                .contains(
                        EditCases.query("SELECT a FROM t GROUP BY a HAVING a = 2"),
                        EditCases.query("SELECT a FROM t WHERE a = 1 GROUP BY a"));
    }

    @Test
    void staysWhereNothingIsOptional() {
        assertThat(EditCases.edited(new DropOptionalPart(), "SELECT 1")).isEmpty();
    }
}
