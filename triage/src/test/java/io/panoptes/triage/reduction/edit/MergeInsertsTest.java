package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep;
import java.util.List;
import org.junit.jupiter.api.Test;

class MergeInsertsTest {
    @Test
    void neighboursBecomeOne() {
        assertThat(EditCases.setups(new MergeInserts(), EditCases.rows("t", 1), EditCases.rows("t", 2, 3)))
                .containsExactly(List.<SetupStep>of(EditCases.rows("t", 1, 2, 3)));
    }

    @Test
    void staysWhatFillsOtherTables() {
        assertThat(EditCases.setups(new MergeInserts(), EditCases.rows("t", 1), EditCases.rows("u", 2)))
                .isEmpty();
    }
}
