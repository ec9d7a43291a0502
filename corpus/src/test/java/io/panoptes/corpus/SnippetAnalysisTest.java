package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SnippetAnalysisTest {
    private final SnippetAnalysis analysis = new SnippetAnalysis(new Operations(
            List.of(Operation.strict("lower(#)", SqlType.TEXT, SqlType.TEXT)), Set.of(), Dialect.PORTABLE));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a + 1",
                "a = 1 AND b = 2",
                "NOT a",
                "a BETWEEN 1 AND 2",
                "a IN (1, 2)",
                "NULLIF(a, 0)",
                "lower(s)",
                "CASE WHEN a > 0 THEN 1 END",
                "COALESCE(a, b)"
            })
    void isNullOnAnAllNullRow(String sql) {
        assertThat(describe(sql).has(Trait.NULL_PRESERVING)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "COALESCE(a, 0)",
                "a IS NULL",
                "a = 1 OR TRUE",
                "a = 1 AND FALSE",
                "CASE WHEN a > 0 THEN 1 ELSE 2 END",
                "CASE a WHEN 1 THEN 1 ELSE 0 END",
                "unknown_function(a)",
                "a IS DISTINCT FROM 1",
                "EXISTS (SELECT 1 FROM t)"
            })
    void mayBeSomethingOnAnAllNullRow(String sql) {
        assertThat(describe(sql).has(Trait.NULL_PRESERVING)).isFalse();
    }

    @Test
    void aSubqueryReadsOtherRows() {
        assertThat(describe("a IN (SELECT b FROM t)").has(Trait.OWN_ROW_ONLY)).isFalse();
        assertThat(describe("SUM(a)").has(Trait.OWN_ROW_ONLY)).isFalse();
        assertThat(describe("a + b").has(Trait.OWN_ROW_ONLY)).isTrue();
    }

    @Test
    void anUnknownFunctionIsNotCalledDeterministic() {
        assertThat(describe("RANDOM()").has(Trait.DETERMINISTIC)).isFalse();
        assertThat(describe("lower(s)").has(Trait.DETERMINISTIC)).isTrue();
    }

    @Test
    void aLargeProductMayOverflow() {
        assertThat(describe("a * b").has(Trait.ERROR_FREE)).isTrue();
        assertThat(describe("a * b * a").has(Trait.ERROR_FREE)).isFalse();
    }

    @Test
    void namesTheColumnsThatItReads() {
        assertThat(describe("a + b > (SELECT MAX(s0.x) FROM t AS s0 WHERE s0.y = c)")
                        .columns())
                .containsExactlyInAnyOrder("a", "b", "c");
    }

    private Snippet describe(String sql) {
        return analysis.describe(SqlReader.expression(sql), SqlType.INTEGER);
    }
}
