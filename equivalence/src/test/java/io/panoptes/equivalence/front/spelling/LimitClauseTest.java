package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LimitClauseTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM t LIMIT -1                       ; SELECT a FROM t
            SELECT a FROM t LIMIT -1 OFFSET 2              ; SELECT a FROM t OFFSET 2
            SELECT (SELECT a FROM t LIMIT -20) FROM t      ; SELECT (SELECT a FROM t) FROM t
            SELECT a FROM t LIMIT -1, 3                    ; SELECT a FROM t LIMIT -1, 3
            SELECT a FROM t LIMIT 5                        ; SELECT a FROM t LIMIT 5
            SELECT a FROM t LIMIT - 1 + 3                  ; SELECT a FROM t LIMIT - 1 + 3
            """)
    void aLimitBelowZeroIsNone(String from, String to) {
        assertThat(Respelled.of(from, ReadingProfiles.named("sqlite")).text()).isEqualTo(to);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM t ORDER BY a LIMIT (SELECT 1)  ; SELECT "LIMIT$OF" ( ( SELECT 1 ) ), a FROM t ORDER BY a
            SELECT 1 FROM (SELECT a FROM t LIMIT (SELECT COUNT(*) FROM (u))) ; SELECT 1 FROM ( SELECT "LIMIT$OF" ( ( SELECT COUNT ( * ) FROM ( u ) ) ), a FROM t )
            WITH q AS (SELECT 1) SELECT a FROM t LIMIT (SELECT 1) ; WITH q AS ( SELECT 1 ) SELECT "LIMIT$OF" ( ( SELECT 1 ) ), a FROM t
            """)
    void aQueryIsMarked(String from, String to) {
        assertThat(Spelled.by(new LimitClause(), from)).isEqualTo(to);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT DISTINCT a FROM t LIMIT (SELECT 1)",
                "SELECT a FROM t LIMIT (SELECT 1) OFFSET 2",
                "SELECT a FROM t UNION SELECT b FROM u LIMIT (SELECT 1)"
            })
    void ofOtherQueriesItIsRefused(String sql) {
        assertThatThrownBy(() -> Spelled.by(new LimitClause(), sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("LIMIT of a query");
    }
}
