package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AliasOrOuterColumnTest {
    private static final Rewritten REWRITTEN = new Rewritten(AliasOrOuterColumn::new);

    /** Of t, but not of u, b is a column. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b, b + 1 FROM u)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b, b AS x FROM u)",
                "SELECT a FROM t WHERE 1 IN (SELECT x FROM (SELECT c AS b, RANK() OVER (ORDER BY b) AS x FROM u) AS v)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b, RANK() OVER w AS x FROM u WINDOW w AS (ORDER BY b))",
                "SELECT a, (SELECT SUM(x) FROM (SELECT c AS b, (SELECT MAX(a) FROM u AS w WHERE w.c = b) AS x FROM u) AS v) FROM t",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u GROUP BY c HAVING b > 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT COUNT(*) AS b FROM u HAVING b > 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u GROUP BY c HAVING EXISTS (SELECT 1 FROM u AS w WHERE w.a = b))",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u GROUP BY c, b + 1)",
                "SELECT a FROM t WHERE a = (SELECT c AS b FROM u ORDER BY -b LIMIT 1)",
                "SELECT a FROM t ORDER BY (SELECT c AS b FROM u ORDER BY -b LIMIT 1)",
                "SELECT a FROM t GROUP BY a HAVING a IN (SELECT c AS b FROM u GROUP BY c HAVING b > 1)",
                "SELECT a FROM t CROSS JOIN LATERAL (SELECT c AS b, b + 1 AS x FROM u) AS v",
                "SELECT 1 FROM t JOIN u ON EXISTS (SELECT c AS b, b + 1 FROM u)",
                "SELECT 1 FROM (SELECT 2, b FROM t) AS v WHERE EXISTS (SELECT c AS b, b + 1 FROM u)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1, 2 EXCEPT SELECT c AS b, b FROM u)"
            })
    void aNameOfTwoThingsIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: name that is an alias and may be a column of a query around");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b, t.b + 1 FROM u)",
                "SELECT a FROM t WHERE EXISTS (SELECT a AS b, b + 1 FROM t)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u GROUP BY b)",
                "SELECT a FROM t WHERE a = (SELECT c AS b FROM u ORDER BY b DESC LIMIT 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b, (SELECT MAX(b) FROM t) FROM u)",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS n FROM u GROUP BY c HAVING n > 1)",
                "SELECT a, COUNT(*) AS b FROM u GROUP BY a HAVING b > 1",
                "SELECT a FROM t CROSS JOIN (SELECT c AS b FROM u GROUP BY c HAVING b > 1) AS v"
            })
    void othersStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }
}
