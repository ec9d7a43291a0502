package io.panoptes.sql.ast;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstructsTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '@', textBlock = """
            SELECT * FROM a FULL JOIN b ON x = y                       ; FULL_JOIN
            SELECT * FROM a RIGHT JOIN b ON x = y                      ; RIGHT_JOIN
            SELECT * FROM a CROSS JOIN LATERAL (SELECT a.x FROM b) AS c; LATERAL
            WITH c AS (SELECT x FROM t) SELECT x FROM c                ; COMMON_TABLE
            SELECT x FROM t INTERSECT ALL SELECT x FROM t              ; INTERSECT_ALL
            SELECT x FROM t EXCEPT SELECT x FROM t                     ; EXCEPT
            SELECT x FROM t GROUP BY CUBE(x)                           ; CUBE
            SELECT COUNT(*) FROM t GROUP BY ()                         ; EMPTY_GROUPING_SET
            SELECT RANK() OVER (ORDER BY x) FROM t                     ; WINDOW
            SELECT SUM(x) FILTER (WHERE y) FROM t                      ; FILTER
            SELECT COUNT(DISTINCT x), COUNT(DISTINCT y) FROM t         ; SEVERAL_DISTINCT_AGGREGATES
            SELECT x FROM t WHERE x = ANY (SELECT y FROM u)            ; QUANTIFIED
            SELECT x FROM t WHERE (x, y) IN (SELECT x, y FROM u)       ; ROW_VALUE_IN_QUERY
            SELECT NULL FROM t                                         ; BARE_NULL
            SELECT x FROM t LIMIT 0                                    ; LIMIT_ZERO
            SELECT x FROM (SELECT x FROM t LIMIT 2) AS d               ; LIMIT_IN_SUBQUERY
            SELECT x FROM t ORDER BY x NULLS LAST                      ; NULLS_ORDER
            SELECT x FROM (SELECT x, x > 1 AS p FROM t) AS d WHERE p   ; BOOLEAN
            SELECT CASE WHEN x > 1 THEN y = x END FROM t               ; BOOLEAN
            SELECT x FROM t WHERE CAST(NULL AS BOOLEAN)                ; BOOLEAN
            SELECT x FROM t WHERE NOT (x + 1 = x + 1)                  ; SELF_EQUALITY
            SELECT x FROM t WHERE x IN (1, x)                          ; SELF_EQUALITY
            SELECT x FROM t WHERE x IN (1, 2)                          ; IN
            SELECT x FROM t WHERE NOT (x IN (SELECT y FROM u))         ; IN
            SELECT x FROM t WHERE x NOT IN (1, 2)                      ; NOT_IN
            SELECT x FROM t WHERE x NOT IN (SELECT y FROM u)           ; NOT_IN
            """)
    void areFound(String query, Construct construct) {
        assertThat(Constructs.of(SqlReader.query(query))).contains(construct);
        assertThat(Constructs.of(SqlReader.query("SELECT x, CAST(NULL AS INTEGER) FROM t GROUP BY x ORDER BY x")))
                .isEmpty();
    }

    @Test
    void notOfInIsNotNotIn() {
        assertThat(Constructs.of(SqlReader.query("SELECT x FROM t WHERE NOT (x IN (1, 2))")))
                .containsExactly(Construct.IN);
    }

    @Test
    void columnsOfTwoTablesAreTwoValues() {
        assertThat(Constructs.of(
                        SqlReader.query("SELECT a.x FROM t AS a INNER JOIN t AS b ON a.x = b.x WHERE a.x < a.x")))
                .isEmpty();
    }

    @Test
    void aFilterNeedsNoBooleanValues() {
        assertThat(Constructs.of(
                        SqlReader.query("SELECT CASE WHEN x > 1 THEN 1 ELSE 0 END FROM t WHERE x = 1 AND NOT (y > x)")))
                .doesNotContain(Construct.BOOLEAN);
    }
}
