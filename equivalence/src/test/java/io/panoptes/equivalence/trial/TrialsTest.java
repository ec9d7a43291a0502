package io.panoptes.equivalence.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** On DBMSs that are made up. */
class TrialsTest {
    private static final List<String> DDL = List.of("CREATE TABLE t (a INT, b INT)");
    private static final PairAnswer SAME = new PairAnswer.Same(1);
    private static final PairAnswer DIFFERENT = new PairAnswer.Different(List.of(), List.of(Row.of(Value.of(1))));
    private static final PairAnswer ERROR = new PairAnswer.None("division by zero");

    @Test
    void aProofHoldsWhereBothDbmssAgree() {
        TrialOutcome outcome = proof(List.of(dbms("duckdb", SAME), dbms("sqlite", SAME)));
        assertThat(outcome).isInstanceOfSatisfying(TrialOutcome.Held.class, held -> {
            assertThat(held.dbmss()).containsExactly("duckdb 1", "sqlite 1");
            assertThat(held.databases()).isGreaterThan(15);
        });
    }

    @Test
    void oneDatabaseOnOneDbmsIsEnoughAgainstAProof() {
        assertThat(proof(List.of(dbms("duckdb", SAME), dbms("sqlite", DIFFERENT))))
                .isInstanceOfSatisfying(
                        TrialOutcome.Contradicted.class,
                        contradicted -> assertThat(contradicted.dbms()).isEqualTo("sqlite 1"));
    }

    @Test
    void whatOneCannotRunIsTriedOnTheOther() {
        assertThat(proof(List.of(untaken("duckdb"), dbms("sqlite", SAME))))
                .isInstanceOfSatisfying(
                        TrialOutcome.Held.class,
                        held -> assertThat(held.dbmss()).containsExactly("sqlite 1"));
    }

    @Test
    void errorsEverywhereAreNoTrial() {
        assertThat(proof(List.of(dbms("duckdb", ERROR), untaken("sqlite"))))
                .isEqualTo(new TrialOutcome.Untried("duckdb 1: division by zero; no such function"));
    }

    @Test
    void aReadingIsTriedOnItsOwnDbmsAlone() {
        Trials trials = new Trials(List.of(dbms("duckdb", DIFFERENT), dbms("sqlite", SAME)), false);
        assertThat(trials.ofProof(read(ReadingProfiles.named("sqlite")), texts("SELECT a FROM t")))
                .isInstanceOf(TrialOutcome.Held.class);
        assertThat(trials.ofProof(read(ReadingProfiles.named("mysql")), texts("SELECT a FROM t")))
                .isEqualTo(new TrialOutcome.Untried(
                        "no DBMS that reads as mysql is at hand; name one with --trial-on mysql"));
    }

    @Test
    void aDbmsThatIsNamedIsTriedWhateverItReads() {
        Trials trials = new Trials(List.of(dbms("duckdb", SAME)), true);
        assertThat(trials.ofProof(read(ReadingProfiles.named("mysql")), texts("SELECT a FROM t")))
                .isInstanceOf(TrialOutcome.Held.class);
    }

    @Test
    void aDifferenceOfReadingIsNoContradiction() {
        // 7 / 2 is 3 in the standard's reading and 3.5 in DuckDB's, and the engine knows that.
        String half = "SELECT a / 2 FROM t";
        String whole = "SELECT (a - MOD(a, 2)) / 2 FROM t";
        TextRunner dbms = new MadeUp(
                "duckdb",
                databases -> new TextRun.Ran(databases.stream()
                        .map(database -> hasOddNumber(database) ? DIFFERENT : SAME)
                        .toList()));
        TextPair pair = new TextPair(DDL, SchemaReader.read(DDL), half, whole, Semantics.BAG);
        assertThat(new Trials(List.of(dbms, dbms("sqlite", SAME)), false)
                        .ofProof(read(ReadingProfile.STANDARD, half, whole), pair))
                .isInstanceOfSatisfying(
                        TrialOutcome.Held.class,
                        held -> assertThat(held.dbmss()).containsExactly("sqlite 1"));
        // A reading that no DBMS has is nobody's.
        assertThat(new Trials(List.of(dbms), false).ofProof(read(ReadingProfile.STANDARD, half, whole), pair))
                .isInstanceOf(TrialOutcome.Contradicted.class);
        // A difference that the other reading does not explain is one.
        assertThat(new Trials(List.of(dbms("duckdb", DIFFERENT), dbms("sqlite", SAME)), false)
                        .ofProof(read(ReadingProfile.STANDARD, half, whole), pair))
                .isInstanceOf(TrialOutcome.Contradicted.class);
    }

    private static boolean hasOddNumber(Database database) {
        return database.rowsOf("t").stream()
                .map(row -> row.values().getFirst())
                .anyMatch(value -> value instanceof Value.IntegerValue(var number) && number.testBit(0));
    }

    @Test
    void aCounterexampleMustShow() {
        assertThat(counterexample(dbms("duckdb", DIFFERENT))).isEqualTo(new TrialOutcome.Held(1, List.of("duckdb 1")));
        assertThat(counterexample(dbms("duckdb", SAME))).isInstanceOf(TrialOutcome.Contradicted.class);
        assertThat(counterexample(dbms("duckdb", new PairAnswer.Refused("CHECK constraint failed"))))
                .isInstanceOf(TrialOutcome.Contradicted.class);
        assertThat(counterexample(dbms("duckdb", ERROR))).isInstanceOf(TrialOutcome.Untried.class);
        assertThat(counterexample(untaken("duckdb"))).isInstanceOf(TrialOutcome.Untried.class);
    }

    /** DuckDB looks for the parent of a row before the row is there. */
    @Test
    void aRefusedRowThatRefersToItsOwnTableIsNoContradiction() {
        List<String> ddl = List.of("CREATE TABLE t (a INT PRIMARY KEY, b INT REFERENCES t)");
        TextPair pair = new TextPair(ddl, SchemaReader.read(ddl), "SELECT a FROM t", "SELECT b FROM t", Semantics.BAG);
        List<TextRunner> dbmss =
                List.of(dbms("duckdb", new PairAnswer.Refused("no such parent")), dbms("sqlite", DIFFERENT));
        assertThat(new Trials(dbmss, false).ofCounterexample(read(ReadingProfile.STANDARD), pair, counterexample()))
                .isEqualTo(new TrialOutcome.Held(1, List.of("sqlite 1")));
    }

    @Test
    void toAgreeWithoutRowsIsNoTrial() {
        TextRunner dbms = new MadeUp(
                "duckdb",
                databases -> new TextRun.Ran(databases.stream()
                        .map(database -> database.rowsOf("t").isEmpty() ? SAME : ERROR)
                        .toList()));
        assertThat(proof(List.of(dbms))).isEqualTo(new TrialOutcome.Untried("duckdb 1: division by zero"));
    }

    @Test
    void anotherNumberOfColumnsIsAContradiction() {
        String left = "SELECT a, b FROM t";
        assertThat(new Trials(List.of(dbms("duckdb", DIFFERENT)), false)
                        .ofProof(read(ReadingProfile.STANDARD, left, "SELECT b FROM t"), texts(left)))
                .isInstanceOf(TrialOutcome.Contradicted.class);
    }

    /** A BOOLEAN of a column that no query names tells nothing of the answers. */
    @Test
    void typesThatAreNotKeptMatterWhereTheyAreNamed() {
        List<String> ddl = List.of("CREATE TABLE t (a INT, b INT, n DECIMAL(9, 2))");
        List<TextRunner> dbmss = List.of(dbms("duckdb", SAME), dbms("sqlite", DIFFERENT));
        assertThat(proof(dbmss, ddl, "SELECT a FROM t")).isInstanceOf(TrialOutcome.Contradicted.class);
        assertThat(proof(dbmss, ddl, "SELECT a FROM t WHERE n = 1")).isInstanceOf(TrialOutcome.Held.class);
        assertThat(proof(dbmss, ddl, "SELECT * FROM t")).isInstanceOf(TrialOutcome.Held.class);
    }

    private static TrialOutcome proof(List<TextRunner> dbmss, List<String> ddl, String left) {
        QueryPair pair = new QueryPair(SchemaReader.read(ddl), left, "SELECT b FROM t", Semantics.BAG);
        return new Trials(dbmss, false)
                .ofProof(
                        (Readings.Read) Readings.of(pair, List.of(ReadingProfile.STANDARD)),
                        new TextPair(ddl, pair.schema(), left, "SELECT b FROM t", Semantics.BAG));
    }

    @Test
    void aProofThatIsContradictedIsNoVerdict() {
        TriedDecision tried = tried(dbms("duckdb", DIFFERENT)).decide(validator -> decided(proved()));
        assertThat(tried.decided().verdict()).isInstanceOf(Verdict.Unknown.class);
        assertThat(tried.bugs())
                .singleElement()
                .satisfies(bug -> assertThat(bug.verdict()).isEqualTo(proved()));
    }

    @Test
    void aCounterexampleThatDoesNotShowIsDenied() {
        TriedDecision tried = tried(dbms("duckdb", SAME)).decide(validator -> {
            assertThat(validator.validate(read(ReadingProfile.STANDARD).first().problem(), counterexample()))
                    .isInstanceOf(Validator.Validation.Denied.class);
            return decided(new Verdict.Unknown("open", 2));
        });
        assertThat(tried.bugs())
                .singleElement()
                .satisfies(bug -> assertThat(bug.verdict()).isEqualTo(new Verdict.Refuted(counterexample())));
    }

    @Test
    void aProofBehindACounterexampleIsNoVerdict() {
        TriedDecision tried = tried(dbms("duckdb", SAME)).decide(validator -> {
            var unused =
                    validator.validate(read(ReadingProfile.STANDARD).first().problem(), counterexample());
            return decided(proved());
        });
        assertThat(tried.decided().verdict()).isInstanceOf(Verdict.Unknown.class);
        assertThat(tried.bugs()).hasSize(2);
    }

    private static TriedPair tried(TextRunner dbms) {
        return new TriedPair(new Trials(List.of(dbms), false), read(ReadingProfile.STANDARD), texts("SELECT a FROM t"));
    }

    private static PairDecision.Decided decided(Verdict verdict) {
        return new PairDecision.Decided(verdict, Optional.empty(), List.of());
    }

    private static Verdict proved() {
        return new Verdict.Proved(
                new Certificate(List.of("step")), new Verdict.Examination(1, 1, 0), java.util.Set.of());
    }

    private static TrialOutcome proof(List<TextRunner> dbmss) {
        return new Trials(dbmss, false).ofProof(read(ReadingProfile.STANDARD), texts("SELECT a FROM t"));
    }

    private static TrialOutcome counterexample(TextRunner dbms) {
        return new Trials(List.of(dbms), false)
                .ofCounterexample(read(ReadingProfile.STANDARD), texts("SELECT a FROM t"), counterexample());
    }

    private static Counterexample counterexample() {
        Database database =
                new Database(SchemaReader.read(DDL), Map.of("t", List.of(Row.of(Value.of(1), Value.of(2)))));
        return new Counterexample(
                database,
                new Answer(List.of(Row.of(Value.of(1)))),
                new Answer(List.of(Row.of(Value.of(2)))),
                "concrete");
    }

    private static Readings.Read read(ReadingProfile profile) {
        return read(profile, "SELECT a FROM t", "SELECT b FROM t");
    }

    private static Readings.Read read(ReadingProfile profile, String left, String right) {
        QueryPair pair = new QueryPair(SchemaReader.read(DDL), left, right, Semantics.BAG);
        return (Readings.Read) Readings.of(pair, List.of(profile));
    }

    private static TextPair texts(String left) {
        return new TextPair(DDL, SchemaReader.read(DDL), left, "SELECT b FROM t", Semantics.BAG);
    }

    private static TextRunner dbms(String reading, PairAnswer answer) {
        return new MadeUp(
                reading,
                databases -> new TextRun.Ran(
                        databases.stream().map(ignored -> answer).toList()));
    }

    private static TextRunner untaken(String reading) {
        return new MadeUp(reading, databases -> new TextRun.Untaken(TextRun.Part.RIGHT, "no such function"));
    }

    private record MadeUp(String dbms, Function<List<Database>, TextRun> answers) implements TextRunner {
        @Override
        public String title() {
            return dbms + " 1";
        }

        @Override
        public Optional<ReadingProfile> reading() {
            return ReadingProfiles.ALL.stream()
                    .filter(profile -> profile.name().equals(dbms))
                    .findFirst();
        }

        @Override
        public boolean overflowIsError() {
            return !dbms.equals("sqlite");
        }

        @Override
        public boolean keepsTypes() {
            return overflowIsError();
        }

        @Override
        public TextRun run(TextPair pair, List<Database> databases) {
            return answers.apply(databases);
        }
    }
}
