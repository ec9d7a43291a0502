package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnwrapDerivedTableTest {
    @Test
    void eachTableInItMayTakeItsPlace() {
        assertThat(EditCases.edited(new UnwrapDerivedTable(), "SELECT d.a FROM (SELECT t.a FROM t CROSS JOIN u) AS d"))
                .contains(EditCases.query("SELECT d.a FROM t AS d"), EditCases.query("SELECT d.a FROM u AS d"));
    }

    @Test
    void staysWhereNothingIsDerived() {
        assertThat(EditCases.edited(new UnwrapDerivedTable(), "SELECT a FROM t"))
                .isEmpty();
    }
}
