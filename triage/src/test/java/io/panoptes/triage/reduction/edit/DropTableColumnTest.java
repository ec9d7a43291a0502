package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class DropTableColumnTest {
    @Test
    void aColumnGoesWithItsValues() {
        var rows = new Insert("t", List.of("a", "b"), List.of(Row.of(Value.of(1), Value.of(2))));
        assertThat(EditCases.setups(new DropTableColumn(), EditCases.table("t", "a", "b"), rows))
                .containsExactly(
                        List.of(EditCases.table("t", "b"), new Insert("t", List.of("b"), List.of(Row.of(Value.of(2))))),
                        List.of(EditCases.table("t", "a"), EditCases.rows("t", 1)));
    }

    @Test
    void theLastColumnStays() {
        assertThat(EditCases.setups(new DropTableColumn(), EditCases.table("t", "a")))
                .isEmpty();
    }
}
