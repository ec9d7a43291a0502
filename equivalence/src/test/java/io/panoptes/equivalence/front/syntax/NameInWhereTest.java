package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameInWhereTest {
    private static final Rewritten REWRITTEN = new Rewritten(NameInWhere::new);

    /** SQLite and DuckDB take what is called b, SQL the column of t. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u WHERE b = 1)",
                "SELECT a FROM t WHERE 3 IN (SELECT 3 AS b FROM u WHERE b = 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 AS b FROM u WHERE c IN (SELECT a FROM u WHERE a = b))",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 AS b FROM u JOIN u AS v ON v.a = b)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 AS b FROM (SELECT 1, a FROM u) AS v WHERE a = b)"
            })
    void aNameOfTwoThingsIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: WHERE with a name that is an alias and may be a column of a query around");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS b FROM t WHERE b = 1",
                "SELECT a FROM t WHERE EXISTS (SELECT c AS b FROM u WHERE t.b = 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 AS b FROM u WHERE c IN (SELECT b FROM t))",
                "SELECT a FROM t WHERE EXISTS (SELECT a AS a FROM (SELECT 1, a FROM u) AS v WHERE a = 1)"
            })
    void othersStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }
}
