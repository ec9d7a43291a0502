package io.panoptes.triage.reduction.editable;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputColumnsTest {
    private static Optional<Query> only(String sql, Integer... kept) {
        EditableSide side = new EditableSide(SqlReader.query(sql), Optional.empty());
        EditableSide plain = new EditableSide(SqlReader.query("SELECT 1, 2, 3"), Optional.empty());
        return OutputColumns.only(new EditableCase(List.of(), side, plain, Semantics.BAG), List.of(kept))
                .map(edited -> edited.left().query());
    }

    private static void keeps(String sql, String rest, Integer... kept) {
        assertThat(only(sql, kept)).contains(SqlReader.query(rest));
    }

    @Test
    void areCountedInEveryKindOfQuery() {
        for (String sql : List.of(
                "SELECT a, b FROM t",
                "WITH c AS (SELECT a FROM t) SELECT a, a + 1 FROM c",
                "SELECT a, b FROM t UNION SELECT c, d FROM u",
                "VALUES (1, 2), (3, 4)",
                "SELECT a, b FROM t ORDER BY a LIMIT 1")) {
            assertThat(OutputColumns.of(SqlReader.query(sql))).as(sql).containsExactly(0, 1);
        }
    }

    @Test
    void areKeptByTheirPlaces() {
        keeps("SELECT a, b, c FROM t WHERE d = 1", "SELECT a, c FROM t WHERE d = 1", 0, 2);
        keeps("SELECT DISTINCT a, b FROM t GROUP BY a, b", "SELECT DISTINCT b FROM t GROUP BY a, b", 1);
        keeps("WITH x AS (SELECT a, b FROM t) SELECT a, b FROM x", "WITH x AS (SELECT a, b FROM t) SELECT b FROM x", 1);
        keeps("SELECT a, b FROM t EXCEPT SELECT c, d FROM u", "SELECT b FROM t EXCEPT SELECT d FROM u", 1);
        keeps("VALUES (1, 2), (3, 4)", "VALUES (2), (4)", 1);
        keeps("SELECT a, b FROM t ORDER BY c LIMIT 1", "SELECT b FROM t ORDER BY c LIMIT 1", 1);
    }

    @Test
    void areNotKnownWhereAStarStandsForThem() {
        assertThat(only("SELECT *, a FROM t", 0)).isEmpty();
        assertThat(only("SELECT a FROM t UNION SELECT * FROM u", 0)).isEmpty();
    }

    @Test
    void mustBeThere() {
        assertThat(only("SELECT a, b FROM t", 2)).isEmpty();
        assertThat(only("SELECT a FROM t UNION ALL SELECT a FROM t", 1)).isEmpty();
        assertThat(only("VALUES (1, 2)", 2)).isEmpty();
    }

    /** A query without columns is none. */
    @Test
    void oneIsKeptAtLeast() {
        assertThat(only("SELECT a, b FROM t")).isEmpty();
    }
}
