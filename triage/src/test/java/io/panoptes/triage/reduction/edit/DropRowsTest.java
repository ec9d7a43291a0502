package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DropRowsTest {
    @Test
    void halvesGoFirstThenSingleRowsAndOneStays() {
        assertThat(EditCases.setups(new DropRows(), EditCases.rows("t", 1, 2, 3)))
                .containsExactly(
                        List.of(EditCases.rows("t", 2, 3)),
                        List.of(EditCases.rows("t", 1, 3)),
                        List.of(EditCases.rows("t", 1, 2)));
        assertThat(EditCases.setups(new DropRows(), EditCases.rows("t", 1))).isEmpty();
    }
}
