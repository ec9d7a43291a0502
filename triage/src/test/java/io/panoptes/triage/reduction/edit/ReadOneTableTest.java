package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReadOneTableTest {
    @Test
    void theOtherTableIsReadUnderTheOldName() {
        var pair = EditCases.pair("SELECT u.a FROM t CROSS JOIN u", "SELECT 1")
                .withSetup(java.util.List.of(EditCases.table("t", "a"), EditCases.table("u", "a")));
        assertThat(EditCases.lefts(new ReadOneTable(), pair))
                .containsExactly(
                        EditCases.query("SELECT u.a FROM u AS t CROSS JOIN u"),
                        EditCases.query("SELECT u.a FROM t CROSS JOIN t AS u"));
    }

    @Test
    void staysWhereThereIsOne() {
        assertThat(EditCases.lefts(new ReadOneTable(), EditCases.over(EditCases.table("t", "a"))))
                .isEmpty();
    }
}
