package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedClausesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a , b FROM t ORDER BY +2",
                "SELECT a , b FROM t ORDER BY ( a ) , + +2 DESC NULLS LAST",
                "SELECT a FROM ( SELECT a , b FROM t ORDER BY ( +2 ) LIMIT 1 ) x",
                "SELECT a , COUNT ( * ) FROM t GROUP BY +1 HAVING a > 1"
            })
    void aPositionBehindASignIsRefusedWhereItIsAConstant(String query) {
        assertThatThrownBy(() -> Spelled.by(new RefusedClauses(false), query))
                .isInstanceOf(Unsupported.class)
                .hasMessage(
                        "not supported: a number behind a sign in ORDER BY or GROUP BY, which is a position in some DBMSs");
        assertThat(Spelled.by(new RefusedClauses(true), query).replace(" ", "")).isEqualTo(query.replace(" ", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a , b FROM t ORDER BY 2 DESC",
                "SELECT + 2 FROM t ORDER BY + a , a + 2 , + 2 * a",
                "SELECT a FROM t GROUP BY 1"
            })
    void othersStay(String query) {
        assertThat(Spelled.by(new RefusedClauses(false), query)).isEqualTo(query);
    }

    @Test
    void clausesOfOtherDialects() {
        assertThatThrownBy(() -> Spelled.by(new RefusedClauses(true), "SELECT a FROM t SORT BY a"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: SORT BY");
        assertThatThrownBy(() -> Spelled.by(new RefusedClauses(true), "SELECT * FROM t POSITIONAL JOIN u"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: POSITIONAL JOIN");
        assertThatThrownBy(() -> Spelled.by(new RefusedClauses(true), "SELECT * FROM t ASOF JOIN u ON a >= b"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: ASOF JOIN");
        assertThatThrownBy(() -> Spelled.by(new RefusedClauses(true), "SELECT * FROM t ASOF LEFT JOIN u ON a >= b"))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: ASOF LEFT");
    }
}
