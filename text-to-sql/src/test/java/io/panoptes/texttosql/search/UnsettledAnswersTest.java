package io.panoptes.texttosql.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnsettledAnswersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t ORDER BY b LIMIT 1",
                "SELECT a FROM t WHERE b = (SELECT c FROM u)",
                "SELECT a FROM t WHERE b >= ( SELECT c FROM u )"
            })
    void aDbmsChoosesARow(String text) {
        assertThat(UnsettledAnswers.mayBeOf(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE b IN (SELECT c FROM u)",
                "SELECT a FROM (SELECT a FROM t)",
                "(SELECT a FROM t)",
                "SELECT 'LIMIT' FROM t",
                "SELECT 'open"
            })
    void thereIsNothingToChoose(String text) {
        assertThat(UnsettledAnswers.mayBeOf(text)).isFalse();
    }
}
