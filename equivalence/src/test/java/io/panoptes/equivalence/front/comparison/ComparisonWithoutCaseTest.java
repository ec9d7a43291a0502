package io.panoptes.equivalence.front.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.front.syntax.Rewritten;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.junit.jupiter.api.Test;

class ComparisonWithoutCaseTest {
    private static final Rewritten REWRITTEN =
            Rewritten.by(new ComparisonWithoutCase(FrontOperators.WITHOUT_CASE, false));
    private static final Rewritten BY_ANY = Rewritten.by(new ComparisonWithoutCase(SqlStdOperatorTable.LOWER, true));

    private static String condition(String condition) {
        return REWRITTEN.query("SELECT a FROM t WHERE " + condition).substring("SELECT a FROM t WHERE ".length());
    }

    @Test
    void bothSidesLoseTheirCase() {
        assertThat(condition("COLLATE_NOCASE(s) = 'A'")).isEqualTo("WITHOUT_CASE(s) = WITHOUT_CASE('A')");
        assertThat(condition("s < COLLATE_NOCASE('A')")).isEqualTo("WITHOUT_CASE(s) < WITHOUT_CASE('A')");
        assertThat(condition("COLLATE_NOCASE(s) IN ('A', 'b')"))
                .isEqualTo("WITHOUT_CASE(s) IN (WITHOUT_CASE('A'), WITHOUT_CASE('b'))");
    }

    @Test
    void likeTakesNoRegard() {
        assertThat(condition("COLLATE_NOCASE(s) LIKE 'A%'")).isEqualTo("s LIKE 'A%'");
    }

    @Test
    void anAliasStandsForItsItem() {
        assertThat(REWRITTEN.query("SELECT s AS d FROM t ORDER BY COLLATE_NOCASE(d) DESC"))
                .isEqualTo("SELECT s AS d FROM t ORDER BY WITHOUT_CASE(s) DESC");
    }

    @Test
    void aNumberStandsForItsItem() {
        assertThat(REWRITTEN.query("SELECT a, s AS d FROM t ORDER BY COLLATE_NOCASE(2)"))
                .isEqualTo("SELECT a, s AS d FROM t ORDER BY WITHOUT_CASE(s)");
    }

    @Test
    void theCollationOfAnyOperandCounts() {
        assertThat(BY_ANY.query(
                        "SELECT a FROM t WHERE s LIKE COLLATE_NOCASE('A%') AND s IN ('a', COLLATE_NOCASE('B'))"))
                .isEqualTo("SELECT a FROM t WHERE LOWER(s) LIKE LOWER('A%') AND LOWER(s) IN (LOWER('a'), LOWER('B'))");
    }

    @Test
    void whatIsNotComparedStays() {
        assertThat(condition("a = 1")).isEqualTo("a = 1");
        assertThat(REWRITTEN.expression("MIN(COLLATE_NOCASE(s))")).isEqualTo("MIN(COLLATE_NOCASE(s))");
    }
}
