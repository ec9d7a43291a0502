package io.panoptes.dbms.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import io.panoptes.dbms.RowEstimate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DuckDbEstimatesTest {

    @Test
    void thePlanOfAQueryThatIsNotRun() {
        RowEstimate read = read("""
                [{"name": "HASH_JOIN", "extra_info": {"Join Type": "INNER", "Estimated Cardinality": "4550"}, "children": [
                  {"name": "SEQ_SCAN ", "extra_info": {"Table": "memory.main.ea", "Estimated Cardinality": "455"}, "children": []}]}]
                """);
        assertThat(read.operator()).isEqualTo("HASH_JOIN INNER");
        assertThat(read.expected()).hasValue(4_550);
        assertThat(read.actual()).isEmpty();
        assertThat(read.inputs().getFirst().operator()).isEqualTo("SEQ_SCAN on memory.main.ea");
    }

    @Test
    void whatWasCountedHasOneNameUntil14AndAnotherSince20() {
        assertThat(farOff("""
                {"operator": [{"type": "RESULT_COLLECTOR", "extra_info": {}, "intermediate_rows": 0, "children": [
                  {"type": "EXPLAIN_ANALYZE", "extra_info": {}, "intermediate_rows": 0, "children": [
                    {"type": "TOP_N", "extra_info": {"Estimated Cardinality": "1"}, "intermediate_rows": 70}]}]}]}
                """)).contains("TOP_N: 1 expected, 70 there");
        assertThat(farOff("""
                {"latency": 0.1, "extra_info": {}, "children": [{"operator_name": "EXPLAIN_ANALYZE", "extra_info": {}, "operator_cardinality": 0, "children": [
                  {"operator_name": "FILTER", "extra_info": {"Estimated Cardinality": "2"}, "operator_cardinality": 30, "children": []}]}]}
                """)).contains("FILTER: 2 expected, 30 there");
    }

    @Test
    void anOperatorMaySayNothing() {
        assertThat(read("[{\"name\": \"EMPTY_RESULT\", \"extra_info\": {}, \"children\": []}]")
                        .expected())
                .isEmpty();
        assertThat(new DuckDbEstimates().read(List.of(PrintedPlan.answer("no plan"))))
                .isEmpty();
    }

    private static Optional<String> farOff(String json) {
        return read(json).firstFarOff().map(RowEstimate::text);
    }

    private static RowEstimate read(String json) {
        return new DuckDbEstimates().read(List.of(PrintedPlan.answer(json))).orElseThrow();
    }
}
