package io.panoptes.discovery.examination;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.equivalence.trial.TriedPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verdicts that somebody claims, tried on DuckDB and SQLite. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VerdictsOnDbmssTest {
    private static final String TABLE =
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, b INT, n DECIMAL(9, 2), s VARCHAR(20))";

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private TextRunners runners;

    @SuppressWarnings("NullAway.Init")
    private Trials trials;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
        runners = new TextRunners(targets);
        trials = new Trials(runners.open(List.of("duckdb:2.0.0.1", "sqlite:3.54.1.0")), false);
    }

    @AfterAll
    void close() {
        if (runners != null) {
            runners.close();
            targets.close();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t WHERE a > 4               | SELECT a FROM t WHERE a >= 4",
                "SELECT a FROM t                           | SELECT DISTINCT a FROM t",
                "SELECT k FROM t WHERE n > 1               | SELECT k FROM t WHERE n >= 2",
                "SELECT k FROM t WHERE n > 1.005           | SELECT k FROM t WHERE n > 1.01",
                "SELECT k FROM t WHERE a = a               | SELECT k FROM t",
                "SELECT COUNT(a) FROM t                    | SELECT COUNT(*) FROM t",
                "SELECT k FROM t WHERE s LIKE 'xy%'        | SELECT k FROM t WHERE s = 'xy'",
                "SELECT a FROM t GROUP BY a HAVING COUNT(*) > 1 | SELECT a FROM t GROUP BY a HAVING COUNT(*) > 2",
                "SELECT MAX(a) FROM t                      | SELECT MAX(a) FROM t HAVING COUNT(*) > 0",
                "SELECT k FROM t WHERE a NOT IN (SELECT b FROM t) | SELECT k FROM t x WHERE NOT EXISTS (SELECT 1 FROM t y WHERE y.b = x.a)",
                "SELECT a + b FROM t                       | SELECT a + COALESCE(b, 0) FROM t",
                "SELECT k FROM t WHERE s = 'Pq'            | SELECT k FROM t WHERE LOWER(s) = 'pq'",
                "SELECT k FROM t WHERE a = 1000            | SELECT k FROM t WHERE 1 = 0",
                "SELECT CAST(n AS INT) FROM t              | SELECT n FROM t"
            })
    void aWrongProofIsCaught(String left, String right) {
        TriedDecision tried = claim(proved(), ReadingProfile.STANDARD, left, right, TABLE);
        assertThat(tried.trial()).get().isInstanceOf(TrialOutcome.Contradicted.class);
        assertThat(tried.decided().verdict()).isInstanceOf(Verdict.Unknown.class);
        assertThat(tried.bugs()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t WHERE a > 4               | SELECT a FROM t WHERE 4 < a",
                "SELECT a / 2 FROM t                       | SELECT (a - MOD(a, 2)) / 2 FROM t",
                "SELECT a FROM t LIMIT 2                   | SELECT a FROM t LIMIT 2",
                "SELECT AVG(n) FROM t                      | SELECT SUM(n) / COUNT(n) FROM t",
                "SELECT 1 / a FROM t WHERE a <> 0          | SELECT 1 / a FROM t WHERE a < 0 OR a > 0",
                "SELECT a, b FROM t UNION SELECT b, a FROM t | SELECT b, a FROM t UNION SELECT a, b FROM t"
            })
    void aRightProofHolds(String left, String right) {
        TriedDecision tried = claim(proved(), ReadingProfile.STANDARD, left, right, TABLE);
        assertThat(tried.trial()).get().isInstanceOf(TrialOutcome.Held.class);
        assertThat(tried.decided().verdict()).isEqualTo(proved());
    }

    @Test
    void whatAConstraintImpliesHolds() {
        TriedDecision tried = claim(
                proved(),
                ReadingProfile.STANDARD,
                "SELECT \"c d\".\"a b\" FROM \"c d\" JOIN p ON p.k = \"c d\".r WHERE \"c d\".\"a b\" > 0",
                "SELECT \"a b\" FROM \"c d\" WHERE r IS NOT NULL",
                "CREATE TABLE \"c d\" (\"a b\" INT NOT NULL CHECK (\"a b\" > 0), r INT, FOREIGN KEY (r) REFERENCES p (k))",
                "CREATE TABLE p (k INT PRIMARY KEY)");
        assertThat(tried.trial())
                .get()
                .isInstanceOfSatisfying(
                        TrialOutcome.Held.class,
                        held -> assertThat(held.dbmss()).hasSize(2));
    }

    @Test
    void foreignKeysOfDifferentTypes() {
        TriedDecision tried = claim(
                proved(),
                ReadingProfiles.named("sqlite"),
                "SELECT c.x FROM c",
                "SELECT x FROM c",
                "CREATE TABLE c (x INT, r VARCHAR(9) REFERENCES p (k))",
                "CREATE TABLE p (k INT PRIMARY KEY)");
        assertThat(tried.trial()).get().isInstanceOf(TrialOutcome.Held.class);
    }

    @Test
    void aReadingHasItsOwnDbms() {
        String text = "SELECT k FROM t WHERE s = 'A' OR s LIKE 'a'";
        String folded = "SELECT k FROM t WHERE s LIKE 'A'";
        assertThat(claim(proved(), ReadingProfiles.named("sqlite"), text, folded, TABLE)
                        .trial())
                .get()
                .isInstanceOf(TrialOutcome.Held.class);
        assertThat(claim(proved(), ReadingProfiles.named("duckdb"), text, folded, TABLE)
                        .trial())
                .get()
                .isInstanceOf(TrialOutcome.Contradicted.class);
        assertThat(claim(proved(), ReadingProfiles.named("mysql"), text, folded, TABLE)
                        .trial())
                .get()
                .isInstanceOf(TrialOutcome.Untried.class);
        assertThat(claim(proved(), ReadingProfiles.named("postgresql"), text, folded, TABLE)
                        .trial())
                .get()
                .isInstanceOf(TrialOutcome.Untried.class);
    }

    @Test
    void aWrongRefutationIsCaught() {
        Counterexample counterexample =
                counterexample(Row.of(Value.of(1), Value.of(2), Value.of(3), Value.NULL, Value.NULL));
        assertThat(validated(counterexample, "SELECT a FROM t", "SELECT a FROM t WHERE k = 1"))
                .isInstanceOf(Validator.Validation.Denied.class);
        assertThat(validated(counterexample, "SELECT a FROM t", "SELECT b FROM t"))
                .isEqualTo(new Validator.Validation.Confirmed("DuckDB 2.0.0.1"));
    }

    @Test
    void aCounterexampleThatNoTableHoldsIsCaught() {
        Counterexample counterexample =
                counterexample(Row.of(Value.NULL, Value.of(2), Value.of(3), Value.NULL, Value.NULL));
        assertThat(validated(counterexample, "SELECT a FROM t", "SELECT b FROM t"))
                .isInstanceOf(Validator.Validation.Denied.class);
    }

    private Validator.Validation validated(Counterexample counterexample, String left, String right) {
        TextPair texts = texts(left, right, TABLE);
        Readings.Read read = read(texts, ReadingProfile.STANDARD);
        return new TriedPair(trials, read, texts).validate(read.first().problem(), counterexample);
    }

    private static Counterexample counterexample(Row row) {
        return new Counterexample(
                new Database(SchemaReader.read(List.of(TABLE)), Map.of("t", List.of(row))),
                new Answer(List.of()),
                new Answer(List.of()),
                "somebody");
    }

    private TriedDecision claim(Verdict verdict, ReadingProfile profile, String left, String right, String... ddl) {
        TextPair texts = texts(left, right, ddl);
        return new TriedPair(trials, read(texts, profile), texts)
                .tried(new PairDecision.Decided(verdict, Optional.empty(), List.of()));
    }

    private static TextPair texts(String left, String right, String... ddl) {
        Schema schema = SchemaReader.read(List.of(ddl));
        return new TextPair(List.of(ddl), schema, left.strip(), right.strip(), Semantics.BAG);
    }

    private static Readings.Read read(TextPair texts, ReadingProfile profile) {
        QueryPair pair = new QueryPair(texts.schema(), texts.left(), texts.right(), texts.semantics());
        return (Readings.Read) Readings.of(pair, List.of(profile));
    }

    private static Verdict proved() {
        return new Verdict.Proved(
                new Certificate(List.of("believe me")), new Verdict.Examination(0, 0, 0), java.util.Set.of());
    }
}
