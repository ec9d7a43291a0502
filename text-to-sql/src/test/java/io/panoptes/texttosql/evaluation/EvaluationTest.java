package io.panoptes.texttosql.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.pair.DecidedPair;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairOutcome;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import io.panoptes.texttosql.schema.SchemaFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On SQLite, which is a dependency of the tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EvaluationTest {
    private static final String TABLES =
            "CREATE TABLE t (id INT PRIMARY KEY, a INT, s TEXT); CREATE TABLE u (t INT REFERENCES t (a), d DATE);"
                    + "CREATE TABLE v (t TEXT REFERENCES t (id));";

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private TextRunners runners;

    @SuppressWarnings("NullAway.Init")
    private SchemaFile schemas;

    @SuppressWarnings("NullAway.Init")
    private Evaluation.Tools tools;

    @BeforeAll
    void open(@TempDir Path folder) throws IOException {
        targets = new ReleasedTargets();
        runners = new TextRunners(targets, List.of("PRAGMA foreign_keys = OFF"));
        schemas = SchemaFile.read(Files.writeString(folder.resolve("s.sql"), TABLES));
        tools = new Evaluation.Tools(runners.open(List.of("sqlite:3.54.1.0")).getFirst(), DatabaseRuns.NONE);
    }

    @AfterAll
    void close() {
        runners.close();
        targets.close();
    }

    @Test
    void aPredictionThatDiffersIsShownToDiffer() throws InterruptedException {
        PairOutcome outcome = outcome("SELECT a FROM t WHERE a > 3", "SELECT a FROM t WHERE a >= 3");
        assertThat(outcome).isInstanceOfSatisfying(PairOutcome.Different.class, different -> {
            assertThat(different.difference().inserts()).hasSize(1);
            assertThat(different.difference().inserts().getFirst())
                    .startsWith("INSERT INTO t VALUES (")
                    .contains(", 3, ");
            assertThat(different.difference().parting())
                    .isEqualTo("They first differ at WHERE: 0 rows for the gold query, 1 row for the predicted one.");
            assertThat(different.difference().gold()).isEmpty();
            assertThat(different.difference().predicted()).containsExactly(Row.of(Value.of(3)));
        });
    }

    @Test
    void aRewritingIsProved() throws InterruptedException {
        assertThat(outcome(
                        "SELECT a FROM t WHERE a > 3 AND id = 1", "SELECT x.a FROM t AS x WHERE x.id = 1 AND 3 < x.a"))
                .isInstanceOfSatisfying(
                        PairOutcome.Equal.class,
                        equal -> assertThat(equal.ground()).isEqualTo(PairOutcome.Ground.PROOF));
    }

    @Test
    void theSameTextIsCountedApart() throws InterruptedException {
        assertThat(outcome("SELECT a FROM t", "select a  from T"))
                .isEqualTo(new PairOutcome.Equal(PairOutcome.Ground.SAME_TEXT, List.of(), ""));
    }

    /** Sets of rows, as BIRD compares them: duplicates and order don't count. */
    @Test
    void answersAreComparedAsTheBenchmarkDoes() throws InterruptedException {
        BenchmarkQuestion question = new BenchmarkQuestion("1", "shop", "", "", "", "SELECT DISTINCT a FROM t");
        assertThat(result(question, "SELECT a FROM t ORDER BY a", ComparisonRules.BIRD)
                        .outcome()
                        .kind())
                .isEqualTo(Kind.EQUAL);
        assertThat(result(question, "SELECT a FROM t ORDER BY a", ComparisonRules.SPIDER)
                        .outcome()
                        .kind())
                .isEqualTo(Kind.DIFFERENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM t",
                "CREATE TABLE x (a INT)",
                "ATTACH 'x.db' AS x",
                "SELECT load_extension('x')",
                "SELECT readfile('/etc/passwd')",
                "SELECT 1; DROP TABLE t",
                "PRAGMA query_only",
                "WITH x AS (DELETE FROM t RETURNING a) SELECT * FROM x",
                "SELECT nothing FROM t",
                "SELECT a FROM none",
                "no SQL at all",
                "SELECT 'open",
                "```sql\nSELECT a FROM t\n```",
                "EXPLAIN SELECT a FROM t",
                "SELECT a FROM t; SELECT a FROM t",
            })
    void hostileAndWrongPredictionsAreInvalid(String predicted) throws InterruptedException {
        assertThat(outcome("SELECT a FROM t", predicted)).isInstanceOfSatisfying(PairOutcome.Invalid.class, invalid -> {
            assertThat(invalid.reason()).isNotBlank();
            assertThat(invalid.reason().lines()).hasSize(1);
        });
        // And the next one finds everything as it was.
        assertThat(outcome("SELECT a FROM t", "SELECT a FROM t")).isInstanceOf(PairOutcome.Equal.class);
    }

    /** What looks as if it reached out, or came from the table of a DBMS's own, and does not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t WHERE glob('*', s)",
                "SELECT a FROM main.t WHERE s IS NOT NULL",
                "SELECT a FROM t WHERE s IS NOT NULL AND id IN (SELECT id FROM t)",
            })
    void whatSqliteTakesIsNotInvalid(String predicted) throws InterruptedException {
        assertThat(outcome("SELECT a FROM t WHERE s IS NOT NULL", predicted).kind())
                .isEqualTo(Kind.EQUAL);
    }

    @Test
    void aQuestionWithoutAPredictionIsInvalid() throws InterruptedException {
        BenchmarkQuestion question = new BenchmarkQuestion("1", "shop", "", "", "", "SELECT a FROM t");
        assertThat(run(new Pair(question, Optional.empty(), ComparisonRules.BIRD.semantics("")))
                        .outcome())
                .isEqualTo(new PairOutcome.Invalid("there is no prediction for this question"));
    }

    /** Spider's databases have texts that refer to numbers, which SQLite compares as numbers. */
    @Test
    void aTextMayReferToANumber() throws InterruptedException {
        BenchmarkQuestion question =
                new BenchmarkQuestion("1", "shop", "", "", "", "SELECT t.a FROM v JOIN t ON v.t = t.id GROUP BY v.t");
        assertThat(result(question, "SELECT t.a FROM v JOIN t ON v.t = t.id GROUP BY t.a", ComparisonRules.SPIDER)
                        .outcome())
                .isInstanceOf(PairOutcome.Different.class);
    }

    /** SQLite takes the first row of a subquery; two rows of one text are needed to see it. */
    @Test
    void aSubqueryThatTakesOneRowOfSeveralIsToldFromAJoin() throws InterruptedException {
        assertThat(outcome(
                        "SELECT COUNT(u.d) FROM u JOIN t ON u.t = t.id WHERE t.s = 'Ann Arbor' AND u.d IS NOT NULL",
                        "SELECT COUNT(d) FROM u WHERE t = (SELECT id FROM t WHERE s = 'Ann Arbor')"))
                .isInstanceOf(PairOutcome.Different.class);
    }

    @Test
    void aQueryThatDoesNotEndCostsItselfOnly() throws InterruptedException {
        Pair endless = new Pair(
                new BenchmarkQuestion("1", "shop", "", "", "", "SELECT a FROM t"),
                Optional.of("WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT COUNT(*) FROM r"),
                ComparisonRules.BIRD.semantics(""));
        EvaluationOptions shortly = new EvaluationOptions(
                BenchmarkDbms.SQLITE, ComparisonRules.BIRD, false, Duration.ofSeconds(2), 3, false);
        assertThat(run(endless, shortly).outcome().kind()).isEqualTo(Kind.INVALID);
        assertThat(outcome("SELECT a FROM t", "SELECT a FROM t").kind()).isEqualTo(Kind.EQUAL);
    }

    @Test
    void aQueryOf100KilobytesIsAnswered() throws InterruptedException {
        String many = "SELECT a FROM t WHERE a IN (" + "1, ".repeat(34_000) + "1)";
        assertThat(outcome("SELECT a FROM t", many).kind()).isEqualTo(Kind.DIFFERENT);
    }

    @Test
    void whatOneAnswerLeavesEmptyAndTheOtherNullCanCountAsTheSame() throws InterruptedException {
        String gold = "SELECT MAX(a) FROM t WHERE id = 1";
        String predicted = "SELECT a FROM t WHERE id = 1";
        assertThat(outcome(gold, predicted).kind()).isEqualTo(Kind.DIFFERENT);
        BenchmarkQuestion question = new BenchmarkQuestion("1", "shop", "", "", "", gold);
        Pair pair = new Pair(question, Optional.of(predicted), ComparisonRules.BIRD.semantics(gold));
        assertThat(run(pair, options(ComparisonRules.BIRD, true)).outcome().kind())
                .isNotEqualTo(Kind.DIFFERENT);
    }

    /** The engine does not read it; running it tells. */
    @Test
    void whatTheEngineCannotReadIsRun() throws InterruptedException {
        PairOutcome outcome = outcome(
                "SELECT a FROM t WHERE s = 'x'",
                "SELECT a FROM t WHERE s = 'x' AND soundex(s) IS NOT NULL AND printf('%d', a) = '1'");
        assertThat(outcome.kind()).isIn(Kind.DIFFERENT, Kind.INVALID);
    }

    @Test
    void aCounterexampleIsTriedOnTheOtherPredictionsOfTheQuestionFirst() throws InterruptedException {
        BenchmarkQuestion question = new BenchmarkQuestion("1", "shop", "", "", "", "SELECT a FROM t");
        List<Pair> group = List.of(
                new Pair(question, Optional.of("SELECT a + 1 FROM t"), ComparisonRules.BIRD.semantics("")),
                new Pair(question, Optional.of("SELECT a + 2 FROM t"), ComparisonRules.BIRD.semantics("")));
        List<DecidedPair> results = new ArrayList<>();
        evaluation(options(ComparisonRules.BIRD, false)).run(List.of(group), 1, () -> tools, results::add);
        assertThat(results.get(1).outcome())
                .isInstanceOfSatisfying(
                        PairOutcome.Different.class,
                        different ->
                                assertThat(different.difference().foundBy()).isEqualTo("cross-check"));
    }

    /** ParSEval's point: data that reach the branches of the gold query tell predictions apart that other data do not. */
    @Test
    void databasesMadeForTheGoldQueryTellPredictionsApart() throws InterruptedException {
        String gold = "SELECT a FROM t WHERE a > 3";
        assertThat(exTest(gold, "SELECT a FROM t")).contains(false);
        assertThat(exTest(gold, "SELECT x.a FROM t AS x WHERE 3 < x.a")).contains(true);
    }

    private Optional<Boolean> exTest(String gold, String predicted) throws InterruptedException {
        BenchmarkQuestion question = new BenchmarkQuestion("1", "shop", "", "", "", gold);
        EvaluationOptions withSuites = new EvaluationOptions(
                BenchmarkDbms.SQLITE, ComparisonRules.BIRD, false, Duration.ofSeconds(10), 3, true);
        return run(new Pair(question, Optional.of(predicted), ComparisonRules.BIRD.semantics(gold)), withSuites)
                .exTest();
    }

    /** As in all else that is said of a pair, although SQLite would take it. */
    @Test
    void keysHaveNoNullInDatabasesMadeForTheGoldQuery() throws InterruptedException {
        assertThat(exTest("SELECT COUNT(id) FROM t WHERE a = 50", "SELECT COUNT(*) FROM t WHERE a = 50"))
                .contains(true);
    }

    @Test
    void whichOfTheTwoNeverEndsIsSaid() throws InterruptedException {
        String endless = "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT COUNT(*) FROM r";
        assertThat(outcome("SELECT a FROM t", endless.replace("COUNT(*)", "n")))
                .isEqualTo(new PairOutcome.Invalid("it does not end in time on tables without rows"));
        assertThat(outcome("SELECT a FROM t", endless))
                .isEqualTo(new PairOutcome.Invalid("it does not end in time on tables without rows"));
        assertThat(outcome(endless, "SELECT a FROM t"))
                .isEqualTo(new PairOutcome.Open("the gold query does not end in time on tables without rows"));
    }

    private PairOutcome outcome(String gold, String predicted) throws InterruptedException {
        return result(new BenchmarkQuestion("1", "shop", "", "", "", gold), predicted, ComparisonRules.BIRD)
                .outcome();
    }

    private DecidedPair result(BenchmarkQuestion question, String predicted, ComparisonRules rules)
            throws InterruptedException {
        return run(new Pair(question, Optional.of(predicted), rules.semantics(question.gold())));
    }

    private DecidedPair run(Pair pair) throws InterruptedException {
        return run(pair, options(ComparisonRules.BIRD, false));
    }

    private DecidedPair run(Pair pair, EvaluationOptions options) throws InterruptedException {
        List<DecidedPair> results = new ArrayList<>();
        evaluation(options).run(List.of(List.of(pair)), 1, () -> tools, results::add);
        return results.getFirst();
    }

    private Evaluation evaluation(EvaluationOptions options) {
        return new Evaluation(schemas, options, SolverSource.HERE);
    }

    private static EvaluationOptions options(ComparisonRules rules, boolean emptyIsNull) {
        return new EvaluationOptions(BenchmarkDbms.SQLITE, rules, emptyIsNull, Duration.ofSeconds(10), 3, false);
    }
}
