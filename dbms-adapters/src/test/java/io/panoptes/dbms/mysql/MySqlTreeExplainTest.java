package io.panoptes.dbms.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import org.junit.jupiter.api.Test;

class MySqlTreeExplainTest {

    @Test
    void readsATree() {
        assertThat(PrintedPlan.shape(new MySqlTreeExplain(), """
            -> Limit: 3 row(s)  (cost=0.7 rows=1)
                -> Nested loop left join  (cost=0.7 rows=1)
                    -> Filter: (t.a > 1)  (cost=0.35 rows=1)
                        -> Table scan on t  (cost=0.35 rows=1)
                    -> Single-row index lookup on k using PRIMARY (a=t.a)  (cost=0.35 rows=1)
            """))
                .contains("LIMIT(NESTED LOOP LEFT JOIN(FILTER(TABLE SCAN), SINGLE-ROW INDEX LOOKUP))");
    }

    @Test
    void whatHasNoOperatorIsNoPlan() {
        assertThat(PrintedPlan.shape(new MySqlTreeExplain(), "<not executable by iterator executor>"))
                .isEmpty();
    }
}
