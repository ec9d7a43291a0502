package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplaceColumnByValueTest {
    @Test
    void aColumnBecomesEachValueThatItHolds() {
        assertThat(EditCases.lefts(
                        new ReplaceColumnByValue(),
                        EditCases.over(EditCases.table("t", "a"), EditCases.rows("t", 7, 8, 7))))
                .contains(EditCases.query("SELECT 7 FROM t"), EditCases.query("SELECT 8 FROM t"));
    }

    @Test
    void staysWhatHoldsNone() {
        assertThat(EditCases.lefts(new ReplaceColumnByValue(), EditCases.over(EditCases.table("t", "a"))))
                .isEmpty();
    }
}
