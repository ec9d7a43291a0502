package io.panoptes.dbms.derby;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PrintedPlan;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DerbyExplainTest {

    private static final Outcome NOTHING = PrintedPlan.rows(List.of("a"), Stream.of());

    @Test
    void readsTheStatisticsOfTheRun() {
        assertThat(shape("""
            Statement Text:
            \tSELECT t.b FROM t LEFT JOIN u ON t.a = u.a WHERE t.b > 1 ORDER BY t.b
            Sort ResultSet:
            Number of opens = 1
            Source result set:
            \tProject-Restrict ResultSet (4):
            \tNumber of opens = 1
            \tSource result set:
            \t\tNested Loop Left Outer Join ResultSet:
            \t\tNumber of opens = 1
            \t\tLeft result set:
            \t\t\tTable Scan ResultSet for T at read committed isolation level
            \t\tRight result set:
            \t\t\tIndex Scan ResultSet for U using index UI at read committed isolation level
            """))
                .isEqualTo("QUERY(Sort(Project-Restrict(Nested Loop Left Outer Join(Table Scan, Index Scan))))");
    }

    @Test
    void aQueryThatFailedHasNone() {
        assertThat(PrintedPlan.shape(new DerbyExplain(), NOTHING, NOTHING)).isEmpty();
    }

    private static String shape(String statistics) {
        return PrintedPlan.shape(new DerbyExplain(), NOTHING, NOTHING, PrintedPlan.answer(statistics), NOTHING)
                .orElseThrow();
    }
}
