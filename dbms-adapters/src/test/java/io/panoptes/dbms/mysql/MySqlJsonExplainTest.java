package io.panoptes.dbms.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import org.junit.jupiter.api.Test;

class MySqlJsonExplainTest {

    @Test
    void readsATree() {
        assertThat(PrintedPlan.shape(new MySqlJsonExplain(), """
            {"query_block": {"select_id": 1, "cost": 0.01, "nested_loop": [
              {"table": {"table_name": "t", "access_type": "ALL", "rows": 3, "attached_condition": "t.a > 1"}},
              {"table": {"table_name": "k", "access_type": "eq_ref", "possible_keys": ["PRIMARY"], "key": "PRIMARY"}}]}}
            """))
                .contains("QUERY_BLOCK(NESTED_LOOP(TABLE ALL, TABLE EQ_REF))");
    }

    @Test
    void whatIsNoJsonIsNoPlan() {
        assertThat(PrintedPlan.shape(new MySqlJsonExplain(), "-> Table scan on t"))
                .isEmpty();
    }
}
