package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DropOutputColumnTest {
    @Test
    void aColumnGoesFromBothQueries() {
        assertThat(new DropOutputColumn().of(EditCases.pair("SELECT a, b FROM t", "SELECT c, d FROM t")))
                .containsExactlyInAnyOrder(
                        EditCases.pair("SELECT a FROM t", "SELECT c FROM t"),
                        EditCases.pair("SELECT b FROM t", "SELECT d FROM t"));
    }
}
