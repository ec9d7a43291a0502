package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SimplifyValueTest {
    @Test
    void aNumberBecomesZeroAndOne() {
        assertThat(EditCases.setups(new SimplifyValue(), EditCases.rows("t", 7)))
                .containsExactly(List.of(EditCases.rows("t", 0)), List.of(EditCases.rows("t", 1)));
    }

    @Test
    void plainValuesDoNotTakeTurns() {
        assertThat(EditCases.setups(new SimplifyValue(), EditCases.rows("t", 1)))
                .containsExactly(List.of(EditCases.rows("t", 0)));
        assertThat(EditCases.setups(new SimplifyValue(), EditCases.rows("t", 0)))
                .isEmpty();
    }
}
