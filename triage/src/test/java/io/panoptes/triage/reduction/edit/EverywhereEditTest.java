package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EverywhereEditTest {
    @Test
    void changesWhatBothQueriesHaveWhereverItStands() {
        assertThat(new EverywhereEdit(new ReplaceByPart())
                        .of(EditCases.pair("SELECT a FROM t WHERE -b = 1", "SELECT -b FROM t WHERE -b = 1 OR -b = 2")))
                .contains(EditCases.pair("SELECT a FROM t WHERE b = 1", "SELECT b FROM t WHERE b = 1 OR b = 2"));
    }

    @Test
    void leavesWhatOnlyOneOfThemHas() {
        assertThat(new EverywhereEdit(new SimplifyJoin())
                        .of(EditCases.pair("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a", "SELECT t.a FROM t")))
                .isEmpty();
    }
}
