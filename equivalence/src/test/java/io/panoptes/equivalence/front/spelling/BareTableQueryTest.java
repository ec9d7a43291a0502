package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BareTableQueryTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        (r UNION ALL s)                     ; ( TABLE r UNION ALL TABLE s )
        (r UNION s)                         ; ( TABLE r UNION TABLE s )
        (r EXCEPT DISTINCT s)               ; ( TABLE r EXCEPT DISTINCT TABLE s )
        (r INTERSECT s UNION "t")           ; ( TABLE r INTERSECT TABLE s UNION TABLE "t" )
        SELECT a FROM t UNION r             ; SELECT a FROM t UNION TABLE r
        """)
    void aNameIsAQueryOfItsTable(String sql, String spelled) {
        assertThat(Spelled.by(new BareTableQuery(), sql)).isEqualTo(spelled);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t UNION SELECT a FROM r",
                "SELECT a FROM t UNION ALL SELECT a FROM r",
                "SELECT a FROM t UNION DISTINCT SELECT a FROM r",
                "SELECT a FROM t UNION VALUES (1)",
                "SELECT a FROM t UNION ALL ( SELECT 1 )",
                "SELECT COUNT ( ALL a ) , COUNT ( DISTINCT a ) FROM t",
                "( a )",
                "( 1 UNION SELECT 2 )",
                "x ALL r",
            })
    void otherWordsStay(String sql) {
        assertThat(Spelled.by(new BareTableQuery(), sql)).doesNotContain("TABLE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT 1 UNION ALL", "SELECT 1 UNION DISTINCT", "( SELECT 1 UNION ALL )"})
    void theWordsOfASetOperationAreNoTables(String sql) {
        assertThat(Spelled.by(new BareTableQuery(), sql)).isEqualTo(sql);
    }
}
