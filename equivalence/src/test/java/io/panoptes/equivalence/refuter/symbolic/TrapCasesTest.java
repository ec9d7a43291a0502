package io.panoptes.equivalence.refuter.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases in which earlier engines were wrong: NULLs, empty inputs, duplicates, conditions that never hold. */
class TrapCasesTest {

    private static final Database DATABASE = EncodingFixture.database("""
            1 1 x
            1 1 x
            2 - y
            - 3 -
            """, """
            1 0.50 2024-01-31
            2 - -
            - 1.50 2024-02-29
            """);

    @Test
    void comparingNullWithItselfIsNotTrue() {
        assertAnswer("SELECT b FROM r WHERE b >= b OR b < b", "1", "1", "3");
    }

    @Test
    void booleansCompareAsValues() {
        assertAnswer("SELECT a FROM r WHERE (a < b) < (b = b)", "1", "1");
    }

    @Test
    void notInOverASetWithNullIsNeverTrue() {
        assertAnswer("SELECT a FROM r WHERE a NOT IN (SELECT a FROM t)");
        assertAnswer("SELECT a FROM r WHERE a NOT IN (SELECT a FROM t WHERE a > 1)", "1", "1");
    }

    @Test
    void aggregatesOverNothingGiveOneRowWithoutGroups() {
        assertAnswer("SELECT COUNT(*), COUNT(b), SUM(b), MIN(b), AVG(b) FROM r WHERE a > 5", "0 0 - - -");
        assertAnswer("SELECT COUNT(*), SUM(b) FROM r WHERE a > 5 GROUP BY a");
    }

    @Test
    void duplicatesCountOnEachSide() {
        assertAnswer("SELECT a FROM r EXCEPT ALL SELECT a FROM t", "1");
        assertAnswer("SELECT a FROM r INTERSECT ALL SELECT a FROM t", "-", "1", "2");
        assertAnswer("SELECT a FROM r EXCEPT SELECT a FROM t");
        assertAnswer("SELECT a FROM r INTERSECT SELECT a FROM t", "-", "1", "2");
    }

    @Test
    void countOfAColumnLeavesOutNulls() {
        assertAnswer("SELECT COUNT(*), COUNT(b), COUNT(DISTINCT b) FROM r", "4 3 2");
    }

    @Test
    void outerJoinsWithAFalseConditionKeepEveryRow() {
        assertAnswer("SELECT t.a, r.b FROM t LEFT JOIN r ON FALSE", "- -", "1 -", "2 -");
        assertAnswer(
                "SELECT t.a, r.a FROM t FULL JOIN r ON t.a = r.a AND r.a > 1",
                "- -",
                "- -",
                "- 1",
                "- 1",
                "1 -",
                "2 2");
    }

    @Test
    void aLimitThatCutsATieLeavesTheDatabaseOut() {
        assertThat(EncodingFixture.answer(
                        EncodingFixture.translate("SELECT a FROM (SELECT a, b FROM r ORDER BY a IS NULL LIMIT 2) x"),
                        DATABASE))
                .isEmpty();
        assertAnswer("SELECT a, b FROM r ORDER BY a LIMIT 2", "1 1", "1 1");
    }

    @Test
    void aScalarSubqueryWithSeveralRowsLeavesTheDatabaseOut() {
        assertThat(EncodingFixture.answer(
                        EncodingFixture.translate("SELECT (SELECT r.a FROM r WHERE r.a = t.a) FROM t"), DATABASE))
                .isEmpty();
        assertAnswer("SELECT (SELECT MAX(r.a) FROM r WHERE r.a = t.a) FROM t", "-", "1", "2");
    }

    @Test
    void groupsTakeNullAsAValue() {
        assertAnswer("SELECT a, COUNT(*) FROM r GROUP BY a", "- 1", "1 2", "2 1");
        assertAnswer("SELECT a, COUNT(*) FROM r GROUP BY ROLLUP (a)", "- 1", "- 4", "1 2", "2 1");
    }

    @Test
    void windowsSeeTheirFrames() {
        assertAnswer("SELECT a, RANK() OVER (ORDER BY a) FROM t", "- 3", "1 1", "2 2");
        assertAnswer(
                "SELECT a, SUM(a) OVER (ORDER BY a), LAG(a) OVER (ORDER BY a DESC) FROM t WHERE a IS NOT NULL",
                "1 1 2",
                "2 3 -");
    }

    @Test
    void datesLookInside() {
        Relation dates = EncodingFixture.translate("SELECT d FROM t WHERE d IS NOT NULL");
        Scalar day = new Scalar.Column(0, SqlType.DATE);
        Relation parts = new Relation.Project(
                dates,
                List.of(
                        call(Operator.YEAR, SqlType.BIGINT, day),
                        call(Operator.MONTH, SqlType.BIGINT, day),
                        call(Operator.DAY, SqlType.BIGINT, day),
                        call(
                                Operator.DATE_ADD_MONTHS,
                                SqlType.DATE,
                                day,
                                new Scalar.Literal(Value.of(13), SqlType.INTEGER))));

        assertThat(EncodingFixture.answer(parts, DATABASE).map(EncodingFixture::sorted))
                .contains(List.of("2024 1 31 2025-02-28", "2024 2 29 2025-03-29"));
    }

    private static Scalar call(Operator operator, SqlType type, Scalar... arguments) {
        return new Scalar.Call(operator, List.of(arguments), type);
    }

    @Test
    void stringsLookInside() {
        assertAnswer("SELECT s || 'z', CHAR_LENGTH(s) FROM r WHERE s LIKE 'x%' AND b = 1", "xz 1", "xz 1");
        assertAnswer("SELECT s FROM r WHERE s < 'y'", "x", "x");
    }

    private static void assertAnswer(String sql, String... rows) {
        assertThat(EncodingFixture.answer(sql, DATABASE)).as(sql).isEqualTo(List.of(rows));
    }
}
