package io.panoptes.dbms.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PrintedPlan;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DuckDbExplainTest {

    @Test
    void readsATree() {
        assertThat(PrintedPlan.shape(new DuckDbExplain(), plan("""
            [{"name": "PROJECTION", "extra_info": {"Projections": "b", "Estimated Cardinality": "0"}, "children": [
              {"name": "HASH_JOIN", "extra_info": {"Join Type": "LEFT", "Conditions": "a = a"}, "children": [
                {"name": "SEQ_SCAN ", "children": [], "extra_info": {"Table": "t"}},
                {"name": "SEQ_SCAN ", "children": [], "extra_info": {"Table": "u", "Projections": ["a", "b"]}}]}]}]
            """)))
                .contains("PROJECTION(HASH_JOIN LEFT(SEQ_SCAN, SEQ_SCAN))");
    }

    @Test
    void whatIsNoJsonIsNoPlan() {
        assertThat(PrintedPlan.shape(new DuckDbExplain(), plan("PROJECTION"))).isEmpty();
    }

    private static Outcome plan(String text) {
        return PrintedPlan.rows(
                List.of("explain_key", "explain_value"), Stream.of(Row.of(Value.of("physical_plan"), Value.of(text))));
    }
}
