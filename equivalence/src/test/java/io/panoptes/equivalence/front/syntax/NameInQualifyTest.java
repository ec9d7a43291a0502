package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameInQualifyTest {
    private static final Rewritten REWRITTEN = new Rewritten(NameInQualify::new);

    /** DuckDB orders by the column b, Calcite by what is called b. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a AS b FROM t QUALIFY RANK() OVER (ORDER BY b) = 1",
                "SELECT a AS b FROM t QUALIFY b = 1",
                "SELECT a + 1 AS a FROM t QUALIFY COUNT(*) OVER (PARTITION BY a) > 1",
                "SELECT a AS z FROM (SELECT * FROM (SELECT 1 AS a, 2 AS z) AS y) AS x (a, z) QUALIFY z = 1"
            })
    void aNameOfTwoThingsIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: QUALIFY with a name that is an alias and may be a column");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, RANK() OVER (ORDER BY b) AS r FROM t QUALIFY r = 1",
                "SELECT a AS a FROM t QUALIFY RANK() OVER (ORDER BY a) = 1",
                "SELECT a AS b FROM t QUALIFY RANK() OVER (ORDER BY t.b) = 1"
            })
    void othersStay(String query) {
        assertThatCode(() -> REWRITTEN.query(query)).doesNotThrowAnyException();
    }
}
