package io.panoptes.dbms.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.PrintedPlan;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SqliteExplainTest {

    @Test
    void readsATree() {
        assertThat(PrintedPlan.shape(
                        new SqliteExplain(),
                        plan(
                                row(4, 0, "SCAN t"),
                                row(8, 0, "SEARCH u USING COVERING INDEX ui (a=?) LEFT-JOIN"),
                                row(23, 0, "USE TEMP B-TREE FOR ORDER BY"))))
                .contains("QUERY(SCAN, SEARCH USING COVERING INDEX =? LEFT JOIN, USE TEMP TREE FOR ORDER BY)");
    }

    @Test
    void inputsStandUnderTheirParent() {
        assertThat(PrintedPlan.shape(
                        new SqliteExplain(),
                        plan(row(2, 0, "COMPOUND QUERY"), row(3, 2, "LEFT-MOST SUBQUERY"), row(6, 3, "SCAN t"))))
                .contains("QUERY(COMPOUND QUERY(LEFT MOST SUBQUERY(SCAN)))");
    }

    @Test
    void aRowThatIsItsOwnParentEnds() {
        assertThat(PrintedPlan.shape(new SqliteExplain(), plan(row(0, 0, "SCAN t"))))
                .contains("QUERY(SCAN)");
    }

    private static Outcome plan(Row... rows) {
        return PrintedPlan.rows(List.of("id", "parent", "notused", "detail"), Stream.of(rows));
    }

    private static Row row(long id, long parent, String detail) {
        return Row.of(Value.of(id), Value.of(parent), Value.of(0), Value.of(detail));
    }
}
