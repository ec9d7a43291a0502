package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** DuckDB compares rows as values: (NULL, 1) = (NULL, 1). A proof that took NULL for the answer was contradicted by it. */
class RowsOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE r (a INT, b INT, s VARCHAR)",
        "INSERT INTO r VALUES (1, 30, 'hello'), (1, 10, 'world'), (3, 20, 'b'), (NULL, 5, NULL)",
    };

    private static final List<String> COMPARISONS = List.of("=", "<>", "<", "<=", ">", ">=");

    private static LiveDbms duckDb() throws SQLException {
        return LiveDbms.duckDb(SETUP);
    }

    /** All rows of two small values or NULL. */
    private static List<String> rows() {
        List<String> values = List.of("1", "2", "NULL");
        List<String> rows = new ArrayList<>();
        values.forEach(one -> values.forEach(other -> rows.add(one + ", " + other)));
        return rows;
    }

    @Test
    void aNullEqualsANullAndIsTheGreatest() throws SQLException {
        List<String> items = new ArrayList<>();
        for (String left : rows()) {
            for (String right : rows()) {
                COMPARISONS.forEach(comparison -> items.add("(%s) %s (%s)".formatted(left, comparison, right)));
                items.add("(%s) IS DISTINCT FROM (%s)".formatted(left, right));
            }
        }
        try (LiveDbms dbms = duckDb()) {
            dbms.agrees("SELECT " + String.join(", ", items), "1 0");
            dbms.gives("SELECT b FROM r WHERE (a, b) < (2, 3)", "10 | 30");
            dbms.gives("SELECT x.b FROM r x JOIN r y ON (x.a, x.b) = (y.a, y.b)", "10 | 20 | 30 | 5");
            dbms.gives("SELECT b FROM r WHERE (a, b) IN ((1, 30), (NULL, 5))", "30 | 5");
            dbms.gives("SELECT b FROM r WHERE (a, b) NOT IN ((1, 30), (NULL, 5))", "10 | 20");
            dbms.gives(
                    "SELECT CASE (a, b) WHEN (1, 2) THEN 3 WHEN (NULL, 5) THEN 4 END FROM r", "4 | NULL | NULL | NULL");
            dbms.gives("SELECT b FROM r WHERE (a, s) > (1, 'h')", "10 | 20 | 30 | 5");
            dbms.gives("SELECT b FROM r WHERE ((a, b), s) = ((NULL, 5), NULL)", "5");
            dbms.gives("SELECT b FROM r WHERE (a, b, s) < (1, 30, 'x')", "10 | 30");
        }
    }

    @Test
    void orderWithTheRowsOfAQuery() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            for (String comparison : COMPARISONS) {
                for (String quantifier : List.of("ANY", "ALL", "SOME")) {
                    List<String> items = new ArrayList<>();
                    for (String left : rows()) {
                        for (String right : rows()) {
                            items.add("(%s) %s %s (SELECT %s)".formatted(left, comparison, quantifier, right));
                        }
                        items.add("(%s) %s %s (SELECT a, b FROM r)".formatted(left, comparison, quantifier));
                        items.add(
                                "(%s) %s %s (SELECT a, b FROM r WHERE b > 99)".formatted(left, comparison, quantifier));
                        items.add("(%s) %s %s (VALUES (1, 1), (2, NULL))".formatted(left, comparison, quantifier));
                    }
                    dbms.agrees("SELECT " + String.join(", ", items), " ");
                }
            }
            dbms.gives("SELECT b FROM r WHERE (a, b) <= ALL (SELECT a, b FROM r)", "10");
            dbms.gives("SELECT b FROM r WHERE (a, b) = ANY (SELECT a, b FROM r)", "10 | 20 | 30");
            dbms.gives("SELECT b FROM r WHERE (a, b) <> ALL (SELECT a, b FROM r WHERE a = 3)", "10 | 30 | 5");
            dbms.gives("SELECT b FROM r WHERE (a, b) > ANY (SELECT a, b FROM r ORDER BY b LIMIT 1)", "");
            dbms.gives("SELECT MAX(b) FROM r GROUP BY a HAVING (a, 3) > ANY (SELECT 1, 2)", "20 | 30 | 5");
        }
    }

    @Test
    void membershipInTheRowsOfAQueryGoesColumnByColumn() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.gives("SELECT b FROM r WHERE (a, b) IN (SELECT a, b FROM r)", "10 | 20 | 30");
            dbms.gives("SELECT b FROM r WHERE (a, b) NOT IN (SELECT a, b FROM r WHERE a = 1)", "20 | 5");
            dbms.gives("SELECT b FROM r WHERE (a, b) NOT IN (SELECT 1, 5)", "10 | 20 | 30");
        }
    }

    @Test
    void itemsOfOtherTypesAreRefused() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.refuses("SELECT b FROM r WHERE (a, '02') = (1, 2)", "comparison of rows that hold");
            dbms.refuses("SELECT b FROM r WHERE (a, b) = (1, '30')", "comparison of rows that hold");
            dbms.refuses("SELECT b FROM r WHERE (a, b) < ANY (SELECT 1, '30')", "comparison of rows that hold");
            dbms.refuses("SELECT b FROM r WHERE (a, b) < (1, 2, 3)", "comparison of rows of different width");
            dbms.refuses("SELECT b FROM r WHERE (a, b) = (SELECT 1, 2)", "comparison of a row with what is not");
            dbms.refuses("SELECT b FROM r WHERE (a, b) IN ((1, 2), 3)", "comparison of a row with what is not");
            dbms.refuses("SELECT b FROM r WHERE (a, b) BETWEEN (1, 20) AND (3, NULL)", "BETWEEN of a row");
            dbms.refuses("SELECT b FROM r WHERE (a, (SELECT 1)) IN ((1, 1), (2, 1))", "IN of a row that holds");
        }
    }
}
