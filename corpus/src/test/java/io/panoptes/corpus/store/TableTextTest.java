package io.panoptes.corpus.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTextTest {
    private static final TableText TEXT = new TableText(
            "i0 t0: SELECT {a:i0} AS i0, '{x:1}' || {b:t1} AS t0 FROM {a} LEFT JOIN {b} ON {a:i1} = {b:i0}");

    @Test
    void tellsWhatItGivesAndReads() {
        assertThat(TEXT.outputs()).containsExactly(new Slot(SlotType.INTEGER, 0), new Slot(SlotType.TEXT, 0));
        assertThat(TEXT.tables()).containsExactly("a", "b");
        assertThat(TEXT.slots("a")).containsExactly(new Slot(SlotType.INTEGER, 0), new Slot(SlotType.INTEGER, 1));
        assertThat(TEXT.slots("b")).containsExactly(new Slot(SlotType.TEXT, 1), new Slot(SlotType.INTEGER, 0));
    }

    @Test
    void isWrittenWithTheNamesOfTablesAndColumns() {
        assertThat(TEXT.sql(
                        table -> "t_" + table,
                        (table, slot) -> "c" + slot.type().letter() + slot.number()))
                .isEqualTo(
                        "SELECT za.ci0 AS i0, '{x:1}' || zb.ct1 AS t0 FROM t_a AS za LEFT JOIN t_b AS zb ON za.ci1 = zb.ci0");
    }
}
