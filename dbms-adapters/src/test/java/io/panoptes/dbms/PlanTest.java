package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {
    private static final Plan SCAN = new Plan("SCAN", "t AS x\n  a > 1\n", List.of());

    @Test
    void aShortDetailStandsBesideItsOperator() {
        assertThat(new Plan("FILTER", "", List.of(SCAN)).text()).isEqualTo("""
                FILTER
                  SCAN  [t AS x; a > 1]
                """);
    }

    @Test
    void whatTheDbmsSaysInManyLinesStaysInThem() {
        String columns = "columns=[ COLUMN: A, ".repeat(6);
        assertThat(new Plan("QUERY", "isGrouped=[false]\n\n  " + columns + "\n", List.of(SCAN)).text())
                .isEqualTo("""
                QUERY
                  | isGrouped=[false]
                  |   %s
                  SCAN  [t AS x; a > 1]
                """.formatted(columns.strip()));
    }

    @Test
    void aShapeHasNoDetail() {
        assertThat(new Plan("FILTER", "a", List.of(SCAN, SCAN)).shape()).isEqualTo("FILTER(SCAN, SCAN)");
    }
}
