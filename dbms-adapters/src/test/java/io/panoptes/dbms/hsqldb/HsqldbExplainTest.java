package io.panoptes.dbms.hsqldb;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import org.junit.jupiter.api.Test;

class HsqldbExplainTest {

    @Test
    void readsTheProperties() {
        assertThat(PrintedPlan.shapeOfLines(new HsqldbExplain(), """
            isDistinctSelect=[false]
            isGrouped=[false]
            isAggregated=[false]
            [range variable 1
              join type=INNER
              table=T
              access=FULL SCAN
              join condition = [index=SYS_PK_10092
                other condition=[
                GREATER arg_left=[     COLUMN: PUBLIC.T.B
            ] arg_right=[
                 VALUE = 1, TYPE = INTEGER]]
              ]
              ][range variable 2
              join type=LEFT OUTER
              table=U
              access=INDEX PRED
              join condition = [index=UI
                start conditions=[
                EQUAL arg_left=[     COLUMN: PUBLIC.U.A
            ] arg_right=[     COLUMN: PUBLIC.T.A
            ]]
              ]
              ]]
            order by=[
            COLUMN: PUBLIC.T.B
            ]
            """))
                .contains("QUERY(INNER, FULL SCAN, OTHER, GREATER, LEFT, INDEX PRED, START, EQUAL, ORDER BY=)");
    }

    @Test
    void whatIsNotGroupedIsNotSaidToBe() {
        assertThat(PrintedPlan.shapeOfLines(new HsqldbExplain(), "isGrouped=[false]"))
                .contains("QUERY");
        assertThat(PrintedPlan.shapeOfLines(new HsqldbExplain(), "isGrouped=[true]"))
                .contains("QUERY(ISGROUPED)");
    }
}
