package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplaceByConstantTest {
    @Test
    void anExpressionBecomesEachConstant() {
        assertThat(EditCases.edited(new ReplaceByConstant(), "SELECT a FROM t"))
                .contains(
                        EditCases.query("SELECT TRUE FROM t"),
                        EditCases.query("SELECT FALSE FROM t"),
                        EditCases.query("SELECT NULL FROM t"),
                        EditCases.query("SELECT 1 FROM t"));
    }

    /** In SQLite {@code IS NOT TRUE} is another operator than {@code IS NOT 3}. */
    @Test
    void aNumberBecomesNoBoolean() {
        assertThat(EditCases.edited(new ReplaceByConstant(), "SELECT 3"))
                .containsExactlyInAnyOrder(
                        EditCases.query("SELECT NULL"), EditCases.query("SELECT 1"), EditCases.query("SELECT 0"));
        assertThat(EditCases.edited(new ReplaceByConstant(), "SELECT 0"))
                .containsExactlyInAnyOrder(EditCases.query("SELECT NULL"), EditCases.query("SELECT 1"));
    }

    @Test
    void staysAConstantThatIsPlain() {
        assertThat(EditCases.edited(new ReplaceByConstant(), "SELECT 1")).isEmpty();
    }
}
