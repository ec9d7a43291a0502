package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaterCommonTableTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new LaterCommonTable());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WITH c AS (SELECT a FROM t), T AS (SELECT c AS a FROM u) SELECT a FROM c",
                "WITH c AS (SELECT a FROM u WHERE a IN (SELECT x.a FROM u AS y CROSS JOIN t AS x)), t AS (SELECT 1 AS a) SELECT a FROM c",
                "SELECT a FROM t WHERE a IN (WITH c AS (SELECT a FROM u), d AS (SELECT a FROM t), u AS (SELECT 1 AS a) SELECT a FROM c)"
            })
    void aNameThatALaterCommonTableHasIsRefused(String query) {
        assertThatThrownBy(() -> REWRITTEN.query(query))
                .isInstanceOf(Unsupported.class)
                .hasMessage("not supported: common table that uses the name of a later one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WITH t AS (SELECT a FROM u), c AS (SELECT a FROM t) SELECT a FROM c",
                "WITH c AS (SELECT t.a FROM u AS t), d AS (SELECT a FROM t) SELECT a FROM c",
                "WITH c AS (SELECT t FROM u), t AS (SELECT a FROM c) SELECT a FROM t"
            })
    void thoseBeforeItAliasesAndColumnsStay(String query) {
        assertThat(REWRITTEN.query(query)).isNotEmpty();
    }
}
