package io.panoptes.texttosql.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QueryTextTest {
    @Test
    void blanksCommentsAndTheCaseOfWordsDoNotCount() {
        assertThat(QueryText.same("select a from t -- all", "SELECT a\nFROM T")).isTrue();
    }

    @Test
    void stringsAndQuotedNamesCountAsTheyAre() {
        assertThat(QueryText.same("SELECT 'a'", "SELECT 'A'")).isFalse();
        assertThat(QueryText.same("SELECT \"a\"", "SELECT \"A\"")).isFalse();
        assertThat(QueryText.same("SELECT \"a\"", "SELECT 'a'")).isFalse();
    }

    @Test
    void semicolonsAtTheEndAreTrimmed() {
        assertThat(QueryText.trimmed(" SELECT 1 ; ;\n")).isEqualTo("SELECT 1");
        assertThat(QueryText.trimmed("SELECT 1; -- one;")).isEqualTo("SELECT 1");
        assertThat(QueryText.trimmed("SELECT ';' /* ; */ ; /* end */")).isEqualTo("SELECT ';' /* ; */");
        assertThat(QueryText.trimmed(";")).isEmpty();
    }

    @Test
    void whatStandsBehindASemicolonStays() {
        assertThat(QueryText.trimmed("SELECT 1; SELECT 2;")).isEqualTo("SELECT 1; SELECT 2");
        assertThat(QueryText.trimmed("SELECT 'open;")).isEqualTo("SELECT 'open;");
    }
}
