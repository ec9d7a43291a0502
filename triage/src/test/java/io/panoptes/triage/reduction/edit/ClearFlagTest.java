package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClearFlagTest {
    @Test
    void distinctAndNotGo() {
        assertThat(EditCases.edited(new ClearFlag(), "SELECT DISTINCT a FROM t WHERE a NOT IN (1, 2)"))
                .contains(
                        EditCases.query("SELECT a FROM t WHERE a NOT IN (1, 2)"),
                        EditCases.query("SELECT DISTINCT a FROM t WHERE a IN (1, 2)"));
    }

    @Test
    void staysWhereNoFlagIsSet() {
        assertThat(EditCases.edited(new ClearFlag(), "SELECT a FROM t")).isEmpty();
    }
}
