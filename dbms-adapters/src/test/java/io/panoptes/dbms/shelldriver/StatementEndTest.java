package io.panoptes.dbms.shelldriver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementEndTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1",
                "SELECT 'it''s', \"a'b\", `c\"`",
                "SELECT 1 -- don't",
                "SELECT /* don't */ 2 - -1 / 3",
                "SELECT 'a -- b', '/*'",
                ""
            })
    void whole(String sql) {
        assertThat(StatementEnd.isWhole(sql)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT 'a", "SELECT \"a", "SELECT 1 /* and", "SELECT 'a''"})
    void withoutAnEnd(String sql) {
        assertThat(StatementEnd.isWhole(sql)).isFalse();
    }
}
