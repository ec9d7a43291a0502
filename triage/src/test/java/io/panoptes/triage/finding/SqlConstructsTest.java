package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SqlConstructsTest {
    @Test
    void readsWhatStatementsAreMadeOf() {
        assertThat(
                        SqlConstructs.of(
                                List.of(
                                        "CREATE INDEX i ON t(a) WHERE a NOT NULL",
                                        "SELECT a FROM t LEFT JOIN s ON 1 WHERE (a, b) NOT IN (SELECT x, y FROM u) ORDER BY a LIMIT 1")))
                .contains("partial index", "LEFT JOIN", "IN query", "row value", "ORDER BY", "LIMIT")
                .doesNotContain("INNER JOIN", "EXISTS", "IN list", "unique");
    }

    @Test
    void aTableMadeWhereThereIsNoneAsksForNoRows() {
        assertThat(SqlConstructs.of(List.of("CREATE TABLE IF NOT EXISTS t (a)", "SELECT a FROM t")))
                .doesNotContain("ANTI or NOT EXISTS");
        assertThat(SqlConstructs.of(List.of("SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM s)")))
                .contains("ANTI or NOT EXISTS");
    }

    @Test
    void anIndexOnAllRowsIsNotPartial() {
        assertThat(SqlConstructs.of(List.of("CREATE INDEX i ON t(a)", "SELECT a FROM t WHERE a > 1")))
                .contains("index")
                .doesNotContain("partial index");
    }

    @Test
    void aValueMayStandWhereAConditionDoes() {
        for (String where : List.of("'0.5'", "a", "(GREATEST(a, 'b'))", "NOT (x.a)", "a > 1 AND IF(a, ABS(b), 2)")) {
            assertThat(SqlConstructs.of(List.of("SELECT a FROM t WHERE " + where)))
                    .as(where)
                    .contains("value as condition");
        }
        for (String where : List.of("a = 1", "a IS NULL AND b > 2", "ABS(a) < 1", "EXISTS (SELECT 1)")) {
            assertThat(SqlConstructs.of(List.of("SELECT a FROM t WHERE " + where)))
                    .as(where)
                    .doesNotContain("value as condition");
        }
    }

    @Test
    void tellsWhatIsInAString() {
        assertThat(SqlConstructs.of(List.of("SELECT 'a\nb' <=> 1", "SELECT 0.5 & 'x'")))
                .contains("newline in a string", "null-safe equality", "fraction", "bit operator")
                .doesNotContain("blob");
        assertThat(SqlConstructs.of(List.of("SELECT 'a'", "SELECT 'b' || '2'")))
                .doesNotContain("newline in a string", "bit operator", "fraction");
    }

    @Test
    void likenessIsWhatBothHaveOfWhatEitherHas() {
        assertThat(SqlConstructs.likeness(Set.of("a", "b"), Set.of("b", "c"))).isEqualTo(1.0 / 3);
        assertThat(SqlConstructs.likeness(Set.of(), Set.of())).isEqualTo(1);
    }

    @Test
    void whatOnlyTheOracleBroughtIsTakenAway() {
        Set<String> found = SqlConstructs.of(
                List.of(
                        "SELECT COUNT(CASE WHEN a GLOB 'b' THEN 1 END) FROM t WHERE EXISTS (SELECT 1) UNION ALL SELECT SUM(1)"));
        assertThat(SqlConstructs.withoutFrame(found))
                .contains("GLOB")
                .doesNotContain("COUNT", "CASE", "EXISTS", "UNION ALL");
        assertThat(SqlConstructs.withoutFrame(Set.of("COUNT"))).containsExactly("COUNT");
    }
}
