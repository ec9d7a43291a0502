package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiblingOrOuterColumnTest {
    private static final Rewritten REWRITTEN = new Rewritten(SiblingOrOuterColumn::new);

    /** Each t has a column b, u has none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT c FROM u WHERE u.a = b) AS z)",
                "SELECT a, (SELECT COUNT(*) FROM t AS x LEFT JOIN (SELECT c FROM u WHERE a = b) AS z ON 1 = 1) FROM t",
                "SELECT a FROM t AS x WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT c FROM u WHERE u.a = x.s) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, (WITH w AS (SELECT c FROM u WHERE a = b) SELECT * FROM w) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT c FROM u UNION ALL SELECT b FROM u) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u, t AS x, (SELECT c FROM u WHERE a IN (SELECT c FROM u AS v WHERE v.a = b)) AS z)"
            })
    void aNameOfTwoThingsIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: name that may be a column of a table beside, or of a query around");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM (SELECT c FROM u WHERE u.a = b) AS z, t AS x)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, LATERAL (SELECT c FROM u WHERE u.a = b) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT c FROM u WHERE u.a = t.b) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT b FROM t AS y WHERE a = b) AS z)",
                "SELECT a FROM t AS x WHERE EXISTS (SELECT 1 FROM t AS x, (SELECT 1 FROM u AS x WHERE x.a = 1) AS z)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u, (SELECT a FROM u AS v WHERE v.a = b) AS z)",
                "SELECT x.a FROM t AS x JOIN (SELECT b FROM t AS y) AS z ON x.b = z.b"
            })
    void othersStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }
}
