package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplaceByPartTest {
    @Test
    void aUnionBecomesABranch() {
        assertThat(EditCases.edited(new ReplaceByPart(), "SELECT 1 UNION ALL SELECT 2"))
                .contains(EditCases.query("SELECT 1"), EditCases.query("SELECT 2"));
    }

    @Test
    void aConjunctionBecomesAConjunct() {
        assertThat(EditCases.edited(new ReplaceByPart(), "SELECT a FROM t WHERE a = 1 AND b = 2"))
                .contains(
                        EditCases.query("SELECT a FROM t WHERE a = 1"), EditCases.query("SELECT a FROM t WHERE b = 2"));
    }

    @Test
    void aJoinBecomesASide() {
        assertThat(EditCases.edited(new ReplaceByPart(), "SELECT 1 FROM t CROSS JOIN u"))
                .contains(EditCases.query("SELECT 1 FROM t"), EditCases.query("SELECT 1 FROM u"));
    }

    @Test
    void staysWhatHasNoParts() {
        assertThat(EditCases.edited(new ReplaceByPart(), "SELECT 1 FROM t")).isEmpty();
    }
}
