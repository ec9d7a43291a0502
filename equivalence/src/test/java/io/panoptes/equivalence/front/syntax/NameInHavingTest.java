package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameInHavingTest {
    private static final Rewritten REWRITTEN = new Rewritten(NameInHaving::new);

    @Test
    void anAggregateIsOfTheColumn() {
        assertThat(REWRITTEN.query("SELECT a AS b FROM t GROUP BY a HAVING SUM(b) > 1"))
                .isEqualTo("SELECT a AS b FROM t GROUP BY a HAVING SUM(T.B) > 1");
        assertThat(REWRITTEN.query("SELECT COUNT(*) AS b FROM t HAVING SUM(b) > 1"))
                .isEqualTo("SELECT COUNT(*) AS b FROM t HAVING SUM(T.B) > 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) AS n FROM t GROUP BY a HAVING n > 1",
                "SELECT COUNT(*) AS n FROM t HAVING n > 1",
                "SELECT MAX(b) AS a FROM t GROUP BY a HAVING a > 0",
                "SELECT a AS a, COUNT(*) AS n FROM t GROUP BY a HAVING COUNT(*) > 1",
                "SELECT COUNT(*) AS b FROM t GROUP BY a HAVING a IN (SELECT b FROM t)"
            })
    void anAliasOfItsOwnAndAGroupingColumnStay(String query) {
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) AS b FROM t GROUP BY a HAVING b > 1",
                "SELECT COUNT(*) AS b FROM t HAVING b > 1",
                "SELECT MAX(a) AS a FROM t GROUP BY b HAVING a > 1",
                "SELECT COUNT(*) AS b FROM t GROUP BY a HAVING COUNT(*) > 1 AND b > 1",
                "SELECT COUNT(*) AS a FROM t CROSS JOIN u GROUP BY b HAVING SUM(a) > 1"
            })
    void anAliasThatIsAColumnIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: HAVING with a name that is an alias and a column");
    }
}
