package io.panoptes.dbms.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import org.junit.jupiter.api.Test;

class PostgresExplainTest {

    @Test
    void readsATree() {
        assertThat(PrintedPlan.shape(new PostgresExplain(), """
            [{"Plan": {"Node Type": "Hash Join", "Parallel Aware": false, "Join Type": "Left", "Inner Unique": true,
              "Hash Cond": "(x.a = y.a)", "Plans": [
                {"Node Type": "Seq Scan", "Parent Relationship": "Outer", "Relation Name": "t"},
                {"Node Type": "Hash", "Parent Relationship": "Inner", "Plans": [
                  {"Node Type": "Index Scan", "Parent Relationship": "Outer", "Scan Direction": "Backward", "Index Name": "i"}]}]}}]
            """))
                .contains("HASH JOIN LEFT UNIQUE(SEQ SCAN, HASH(INDEX SCAN BACKWARD))");
    }

    @Test
    void whatIsNoPlanIsEmpty() {
        assertThat(PrintedPlan.shape(new PostgresExplain(), "[]")).isEmpty();
        assertThat(PrintedPlan.shape(new PostgresExplain(), "Seq Scan on t")).isEmpty();
    }
}
