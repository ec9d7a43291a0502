package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DropListItemTest {
    @Test
    void sortKeysAndColumnsGo() {
        assertThat(EditCases.edited(new DropListItem(), "SELECT a, b FROM t ORDER BY a, b"))
                .contains(
                        EditCases.query("SELECT a, b FROM t ORDER BY b"),
                        EditCases.query("SELECT a FROM t ORDER BY a, b"));
    }

    @Test
    void staysWhatNobodyWritesWithoutItems() {
        assertThat(EditCases.edited(new DropListItem(), "SELECT COUNT(*) FROM t"))
                .isEmpty();
    }
}
