package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class RowNumbersTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (a INT, b INT)",
        "INSERT INTO t VALUES (5, 1), (5, 2)",
        "INSERT INTO t VALUES (7, 3)",
        "CREATE TABLE u AS SELECT a + 1 AS c FROM t"
    };

    @Test
    void theyAreThePlacesOfRows() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT rowid, a FROM t", "0 5 | 1 5 | 2 7");
            dbms.gives("SELECT a, MAX(rowid), COUNT(*) FROM t GROUP BY a", "5 1 2 | 7 2 1");
            dbms.gives("SELECT x.rowid, u.rowid FROM t x JOIN u ON x.a + 1 = u.c AND x.rowid < u.rowid", "0 1");
            dbms.agrees("SELECT b FROM t WHERE rowid IN (SELECT rowid FROM u WHERE c > 6)", "3");
            dbms.refuses("SELECT rowid, * FROM t", "rowid beside *");
        }
    }

    @Test
    void changedRowsHaveNone() throws SQLException {
        String[] changed = {SETUP[0], SETUP[1], "DELETE FROM t WHERE b = 1"};
        try (LiveDbms dbms = LiveDbms.duckDb(changed)) {
            dbms.refuses("SELECT rowid FROM t", "rows were changed");
            dbms.gives("SELECT a FROM t", "5");
        }
    }
}
