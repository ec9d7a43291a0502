package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OneSidedEditTest {
    @Test
    void changesOneQueryAtATime() {
        assertThat(new OneSidedEdit(new ClearFlag())
                        .of(EditCases.pair("SELECT DISTINCT a FROM t", "SELECT DISTINCT b FROM t")))
                .containsExactly(
                        EditCases.pair("SELECT a FROM t", "SELECT DISTINCT b FROM t"),
                        EditCases.pair("SELECT DISTINCT a FROM t", "SELECT b FROM t"));
    }

    @Test
    void needsAJudge() {
        assertThat(new OneSidedEdit(new ClearFlag()).trust()).isEqualTo(Edit.Trust.NEEDS_A_JUDGE);
    }
}
