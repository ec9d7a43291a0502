package io.panoptes.dbms.mariadb;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import io.panoptes.dbms.RowEstimate;
import java.util.List;
import org.junit.jupiter.api.Test;

class MariaDbEstimatesTest {

    @Test
    void tablesAreToldBehindTheirConditions() {
        RowEstimate read =
                new MariaDbEstimates().read(List.of(PrintedPlan.answer("""
                        {"query_block": {"select_id": 1, "r_loops": 1, "nested_loop": [
                          {"table": {"table_name": "eb", "access_type": "ALL", "rows": 100, "r_rows": 100, "filtered": 100, "r_filtered": 10}},
                          {"block-nl-join": {"table": {"table_name": "ea", "access_type": "ALL", "rows": 5000, "r_rows": 5000,
                            "filtered": 1, "r_filtered": 10}}},
                          {"table": {"table_name": "<derived2>", "access_type": "ref", "rows": 1, "r_rows": null,
                            "materialized": {"query_block": {"nested_loop": [
                              {"table": {"table_name": "z", "access_type": "range", "rows": 2, "r_rows": 2}}]}}}}]}}
                        """))).orElseThrow();
        assertThat(new MariaDbEstimates().areOfQueries()).isFalse();
        assertThat(read.expected()).isEmpty();
        assertThat(read.inputs())
                .extracting(RowEstimate::operator)
                .containsExactly("ALL of eb", "ALL of ea", "ref of <derived2>");
        assertThat(read.inputs().getLast().inputs())
                .extracting(RowEstimate::operator)
                .containsExactly("range of z");
        assertThat(read.firstFarOff().map(RowEstimate::text)).contains("ALL of eb: 100 expected, 10 there");
    }
}
