package io.panoptes.texttosql.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportsTest {
    private static final ResultRow HOSTILE = new ResultRow(
            "<b>1",
            "shop",
            "simple",
            "<script>alert(1)</script>",
            "SELECT a FROM t",
            "SELECT '</pre><script>' FROM t",
            "set",
            Kind.DIFFERENT,
            "",
            Optional.empty(),
            Optional.empty(),
            Optional.of(false),
            12.5,
            Optional.of(List.of("INSERT INTO t VALUES ('<img>')")),
            List.of(List.of("1")),
            List.of(),
            "concrete",
            "",
            List.of(),
            "",
            "k");

    @Test
    void textsAreEscaped() {
        String page = new ScorePage("Evaluation of <x>", List.of(HOSTILE)).text();
        assertThat(page).doesNotContain("<script>").doesNotContain("<img>").contains("&lt;script&gt;");
        String markdown = new ScoreMarkdown("Evaluation of <x>", List.of(HOSTILE)).text();
        assertThat(markdown.lines().filter(line -> line.contains("<script>")))
                .allMatch(line -> line.startsWith("+ ") || line.startsWith("- "));
    }

    @Test
    void theBoundsComeFirst() {
        assertThat(new ScoreText(List.of(HOSTILE), 1).text())
                .startsWith("right: between 0.0% (proved) and 0.0% (not refuted)\n")
                .contains("EX         null, for no databases are given");
        assertThat(new ScoreText(List.of(HOSTILE), 3).text()).startsWith("stopped after 1 of 3 pairs");
    }

    @Test
    void aDiffTellsWordsApart() {
        assertThat(SqlDiff.of("SELECT a FROM t WHERE x = 'A'", "select b FROM t WHERE x = 'a'"))
                .containsExactly(
                        new SqlDiff.Part(SqlDiff.Side.BOTH, "SELECT"),
                        new SqlDiff.Part(SqlDiff.Side.GOLD, "a"),
                        new SqlDiff.Part(SqlDiff.Side.PREDICTED, "b"),
                        new SqlDiff.Part(SqlDiff.Side.BOTH, "FROM t WHERE x ="),
                        new SqlDiff.Part(SqlDiff.Side.GOLD, "'A'"),
                        new SqlDiff.Part(SqlDiff.Side.PREDICTED, "'a'"));
    }
}
