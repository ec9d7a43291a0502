package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Constraint;
import java.util.List;
import org.junit.jupiter.api.Test;

class DropTablesTest {
    @Test
    void whatNoQueryReadsGoesWithItsRows() {
        var read = EditCases.table("t", "a");
        var rows = EditCases.rows("t", 1);
        assertThat(EditCases.setups(new DropTables(), EditCases.table("u", "a"), EditCases.rows("u", 1), read, rows))
                .containsExactly(List.of(read, rows));
    }

    @Test
    void theForeignKeysToItGoToo() {
        var key = new Constraint.ForeignKey(List.of("a"), "u", List.of("a"));
        assertThat(EditCases.setups(
                        new DropTables(), EditCases.table("u", "a"), EditCases.table("t", List.of(key), "a")))
                .containsExactly(List.of(EditCases.table("t", "a")));
    }
}
