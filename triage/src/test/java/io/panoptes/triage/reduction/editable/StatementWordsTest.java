package io.panoptes.triage.reduction.editable;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.api.Test;

class StatementWordsTest {
    @Test
    void wordsAreNamedInAnyCase() {
        assertThat(StatementWords.of(SqlReader.query("SELECT x.A FROM T AS x"))).contains("a", "t", "X");
    }

    @Test
    void textOfADbmssOwnNamesItsWords() {
        assertThat(StatementWords.of(new FromItem.VerbatimTable("a_function('t', u.c) AS v")))
                .contains("t", "u", "c");
    }

    @Test
    void starsAndColumnsRenamedByPlaceNameNone() {
        assertThat(StatementWords.countsColumns(SqlReader.query("SELECT * FROM t")))
                .isTrue();
        assertThat(StatementWords.countsColumns(SqlReader.query("SELECT x FROM t AS v (x)")))
                .isTrue();
        assertThat(StatementWords.countsColumns(SqlReader.query("SELECT COUNT(*) FROM t")))
                .isFalse();
    }
}
