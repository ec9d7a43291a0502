package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LinesExplainTest {

    private static final Explain EXPLAIN = LinesExplain.of("EXPLAIN ", "(?m)^[\\s│├└─]*([A-Z][A-Za-z]+)");

    @Test
    void readsTheOperatorOfEachLine() {
        assertThat(PrintedPlan.shapeOfLines(EXPLAIN, """
            Project
             ├─ columns: [t.b]
             └─ Filter
                 └─ Table
            """)).contains("QUERY(PROJECT, FILTER, TABLE)");
    }

    @Test
    void asksWithTheQuery() {
        assertThat(EXPLAIN.statements("SELECT 1")).containsExactly("EXPLAIN SELECT 1");
    }

    @Test
    void noRowsAreNoPlan() {
        assertThat(PrintedPlan.shapeOfLines(EXPLAIN, "")).isEmpty();
    }
}
