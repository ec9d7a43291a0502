package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FirstRowOfSubqueryTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new FirstRowOfSubquery());
    private static final String ONE = " FETCH NEXT 1 ROWS ONLY";

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SELECT (SELECT a FROM u%s) FROM t",
                "SELECT (SELECT a FROM u%s) AS x, b FROM t",
                "SELECT (SELECT a FROM u ORDER BY c%s) + 1 FROM t",
                "SELECT a FROM t WHERE b = (SELECT a FROM u WHERE u.c = t.a%s)",
                "SELECT a FROM t WHERE (SELECT a FROM u%s) IN (SELECT c FROM u)",
                "SELECT a FROM t GROUP BY a HAVING MAX(b) > (SELECT a FROM u%s)",
                "SELECT a FROM t ORDER BY (SELECT a FROM u%s)",
                "SELECT a FROM t WHERE b = (SELECT MAX(a) FROM u GROUP BY c%s)",
                "SELECT a FROM t WHERE b = (SELECT a FROM u UNION SELECT c FROM u%s)",
                "SELECT x.a FROM (SELECT a FROM t WHERE b = (SELECT a FROM u%s)) AS x"
            })
    void ofSeveralRowsTheFirstIsTaken(String query) {
        assertThat(REWRITTEN.query(query.formatted(""))).isEqualTo(query.formatted(ONE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE b IN (SELECT a FROM u)",
                "SELECT a FROM t WHERE b NOT IN (SELECT a FROM u)",
                "SELECT a FROM t WHERE EXISTS (SELECT a FROM u)",
                "SELECT a FROM t WHERE b > SOME (SELECT a FROM u)",
                "SELECT a FROM t WHERE b = (SELECT MAX(a) FROM u)",
                "SELECT a FROM t WHERE b = (SELECT COUNT(*) + 1 FROM u)",
                "SELECT x.a FROM (SELECT a FROM u) AS x",
                "SELECT a FROM t UNION ALL SELECT a FROM u"
            })
    void othersStandAsTheyAre(String query) {
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE CASE WHEN b = 1 THEN (SELECT a FROM u) ELSE 2 END = 2",
                "SELECT a FROM t WHERE COALESCE((SELECT a FROM u), 2) = 2",
                "SELECT a FROM t WHERE (SELECT a FROM u) BETWEEN 1 AND 2"
            })
    void soItIsInsideOfAnExpression(String query) {
        assertThat(REWRITTEN.query(query)).contains("SELECT a FROM u" + ONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1"})
    void aLimitBelowTwoStays(String limit) {
        assertThat(REWRITTEN.query("SELECT (SELECT a FROM u LIMIT %s) FROM t".formatted(limit)))
                .isEqualTo("SELECT (SELECT a FROM u FETCH NEXT %s ROWS ONLY) FROM t".formatted(limit));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "9"})
    void ofALargerLimitOneRowIsTaken(String limit) {
        assertThat(REWRITTEN.query("SELECT (SELECT a FROM u ORDER BY a LIMIT %s OFFSET 3) FROM t".formatted(limit)))
                .isEqualTo("SELECT (SELECT a FROM u ORDER BY a OFFSET 3 ROWS" + ONE + ") FROM t");
    }
}
