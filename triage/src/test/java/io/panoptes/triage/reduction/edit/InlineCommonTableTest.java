package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InlineCommonTableTest {
    @Test
    void aCommonTableBecomesDerived() {
        assertThat(EditCases.edited(new InlineCommonTable(), "WITH c AS (SELECT 1 AS a) SELECT a FROM c"))
                .contains(EditCases.query("SELECT a FROM (SELECT 1 AS a) AS c"));
    }

    @Test
    void theOthersStay() {
        assertThat(EditCases.edited(
                        new InlineCommonTable(),
                        "WITH c AS (SELECT 1 AS a), d AS (SELECT 2 AS b) SELECT a FROM c CROSS JOIN d"))
                .contains(EditCases.query("WITH d AS (SELECT 2 AS b) SELECT a FROM (SELECT 1 AS a) AS c CROSS JOIN d"));
    }

    @Test
    void staysWhereNoneIsCommon() {
        assertThat(EditCases.edited(new InlineCommonTable(), "SELECT a FROM t")).isEmpty();
    }
}
