package io.panoptes.dbms.h2;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.PrintedPlan;
import org.junit.jupiter.api.Test;

class H2ExplainTest {

    @Test
    void readsTheCommentsOfTheRewrittenQuery() {
        assertThat(PrintedPlan.shape(new H2Explain(), """
            SELECT
                "T"."B"
            FROM "PUBLIC"."T"
                /* PUBLIC.T.tableScan */
                /* WHERE T.B > 1
                */
            LEFT OUTER JOIN "PUBLIC"."U"
                /* PUBLIC.UI: A = T.A */
                ON "T"."A" = "U"."A"
            WHERE "T"."B" > 1
            ORDER BY 1\
            """))
                .contains("QUERY(SELECT, TABLESCAN, WHERE, LEFT OUTER JOIN, INDEX, ORDER BY)");
    }

    @Test
    void anotherIndexIsTheSamePlan() {
        assertThat(PrintedPlan.shape(new H2Explain(), "FROM U /* PUBLIC.UI: A = 1 */"))
                .isEqualTo(PrintedPlan.shape(new H2Explain(), "FROM V /* PUBLIC.OTHER: B = 2 */"));
    }
}
