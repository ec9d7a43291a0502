package io.panoptes.equivalence.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.concrete.ConstraintSet;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestSuiteMakerTest {
    private static final int MOST_ROWS = 4;

    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE r (a INT, b INT, c VARCHAR(9))", "CREATE TABLE s (a INT PRIMARY KEY, b INT, CHECK (b > 5))"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM r WHERE b > 100 AND c LIKE 'x%y'",
                "SELECT r.a FROM r LEFT JOIN s ON r.a = s.b",
                "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a HAVING COUNT(*) > 4",
                "SELECT a FROM r UNION SELECT b FROM s",
                "SELECT a FROM r EXCEPT ALL SELECT b FROM r",
                "SELECT DISTINCT a FROM r WHERE EXISTS (SELECT 1 FROM s WHERE s.b = r.a)",
                "SELECT a, RANK() OVER (PARTITION BY b ORDER BY a) FROM r",
                "SELECT CASE WHEN a = 7 THEN 1 WHEN b = 8 THEN 2 END FROM r ORDER BY 1 LIMIT 3"
            })
    void reachesEveryBranchWithFewSmallDatabases(String sql) {
        TestSuite suite = make(sql, MOST_ROWS);
        // COUNT(*) and EXISTS are never NULL, what a join on a column lets through has no NULL in it, and two groups of
        // five rows are more than are asked for.
        assertThat(suite.missed()).allMatch(missed -> missed.upToRows() == MOST_ROWS);
        assertThat(suite.share()).isGreaterThan(0.7);
        assertThat(suite.databases()).hasSizeLessThanOrEqualTo(6).allMatch(TestSuiteMakerTest::keepsConstraints);
    }

    @Test
    void theSolverReachesWhatSpeculationDoesNot() {
        String farAway = "SELECT a FROM r WHERE a * 7 + b * 3 = 1234 AND a - b > 101";
        assertThat(make(farAway, 0).missed()).isNotEmpty();
        assertThat(make(farAway, MOST_ROWS).missed()).isEmpty();
    }

    /** With one greatest row, the first one of an order would do as well. */
    @Test
    void oneDatabaseHasAnAnswerOfSeveralRows() {
        String greatest = "SELECT a, b FROM r WHERE NOT EXISTS (SELECT 1 FROM r AS other WHERE other.a > r.a)";
        Relation query = new Front(SCHEMA, ReadingProfile.STANDARD).translate(greatest);
        assertThat(make(greatest, MOST_ROWS).databases())
                .anySatisfy(database -> assertThat(new Evaluator(Meaning.STRICT).evaluate(query, database))
                        .isInstanceOfSatisfying(
                                Evaluator.Outcome.Rows.class,
                                rows -> assertThat(new HashSet<>(rows.answer().rows()))
                                        .hasSizeGreaterThan(1)));
    }

    @Test
    void saysWhatNoDatabaseReaches() {
        String sql = "SELECT a FROM r WHERE a > 3 AND a < 2";
        GoalWords words = new GoalWords(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql));
        assertThat(make(sql, MOST_ROWS).missed())
                .extracting(missed -> missed.words(words))
                .anyMatch(text -> text.startsWith("a condition is TRUE: ")
                        && text.contains("r.a > 3")
                        && text.endsWith("(no database of up to 4 rows a table does)"));
    }

    private static TestSuite make(String sql, int rowsForTheSolver) {
        return new TestSuiteMaker(1, 20_000, rowsForTheSolver)
                .make(
                        SCHEMA,
                        new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql),
                        CheckConditions.of(SCHEMA, ReadingProfile.STANDARD),
                        Budget.of(Duration.ofSeconds(20)));
    }

    private static boolean keepsConstraints(Database database) {
        Pool pool = new Pool();
        return new ConstraintSet(SCHEMA, CheckConditions.of(SCHEMA, ReadingProfile.STANDARD), pool)
                .hold(Tables.of(database, pool));
    }
}
