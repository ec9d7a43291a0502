package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DropSetupStepsTest {
    @Test
    void allGoesFirstThenEachStep() {
        var table = EditCases.table("t", "a");
        var rows = EditCases.rows("t", 1);
        assertThat(EditCases.setups(new DropSetupSteps(), table, rows))
                .containsExactly(List.of(), List.of(rows), List.of(table));
    }
}
