package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MergeDerivedTableTest {
    @Test
    void columnsBecomeWhatTheyStandFor() {
        assertThat(EditCases.edited(
                        new MergeDerivedTable(),
                        "SELECT d.a FROM (SELECT b + 1 AS a, c AS b FROM t) AS d WHERE d.b > 0"))
                .containsExactly(EditCases.query("SELECT d.b + 1 FROM t AS d WHERE d.c > 0"));
    }

    @Test
    void theConditionsAreJoined() {
        assertThat(EditCases.edited(
                        new MergeDerivedTable(),
                        "SELECT a FROM (SELECT x.a FROM t AS x WHERE x.c = 1) AS d WHERE a = 2"))
                .containsExactly(EditCases.query("SELECT d.a FROM t AS d WHERE d.c = 1 AND d.a = 2"));
    }

    @Test
    void aSubqueryMayReadItsColumns() {
        assertThat(EditCases.edited(
                        new MergeDerivedTable(),
                        "SELECT 1 FROM (SELECT c AS a FROM t) AS d WHERE EXISTS (SELECT 1 FROM u WHERE u.x = d.a)"))
                .containsExactly(
                        EditCases.query("SELECT 1 FROM t AS d WHERE EXISTS (SELECT 1 FROM u WHERE u.x = d.c)"));
    }

    @Test
    void staysWhatGroupsOrDropsDuplicates() {
        assertThat(EditCases.edited(new MergeDerivedTable(), "SELECT a FROM (SELECT DISTINCT a FROM t) AS d"))
                .isEmpty();
        assertThat(EditCases.edited(new MergeDerivedTable(), "SELECT a FROM (SELECT MAX(a) AS a FROM t) AS d"))
                .isEmpty();
        assertThat(EditCases.edited(new MergeDerivedTable(), "SELECT a FROM (SELECT a FROM t GROUP BY a) AS d"))
                .isEmpty();
    }
}
