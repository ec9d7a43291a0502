package io.panoptes.dbms.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PrintedPlan;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DuckDbBoxExplainTest {

    @Test
    void readsADrawing() {
        assertThat(PrintedPlan.shape(new DuckDbBoxExplain(), plan("""
            ┌───────────────────────────┐
            │         PROJECTION        │
            │   ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─   │
            │             b             │
            └─────────────┬─────────────┘
            ┌─────────────┴─────────────┐
            │         HASH_JOIN         │
            │   ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─   │
            │            LEFT           │
            │           a = a           ├──────────────┐
            │   ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─   │              │
            │           EC: 1           │              │
            └─────────────┬─────────────┘              │
            ┌─────────────┴─────────────┐┌─────────────┴─────────────┐
            │         SEQ_SCAN          ││        EMPTY_RESULT       │
            │   ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─   ││                           │
            │             t             ││                           │
            └───────────────────────────┘└───────────────────────────┘
            """.replaceAll(" +\n", "\n"))))
                .contains("PROJECTION(HASH_JOIN LEFT(SEQ_SCAN, EMPTY_RESULT))");
    }

    @Test
    void whatIsNoDrawingIsNoPlan() {
        assertThat(PrintedPlan.shape(new DuckDbBoxExplain(), plan("PROJECTION")))
                .isEmpty();
    }

    private static Outcome plan(String text) {
        return PrintedPlan.rows(
                List.of("explain_key", "explain_value"), Stream.of(Row.of(Value.of("physical_plan"), Value.of(text))));
    }
}
