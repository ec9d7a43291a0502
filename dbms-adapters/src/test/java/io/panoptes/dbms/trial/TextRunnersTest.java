package io.panoptes.dbms.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.trial.PairAnswer;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRun;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On DuckDB and SQLite, which are dependencies of the tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TextRunnersTest {
    private static final List<String> NAMES = List.of("duckdb:2.0.0.1", "sqlite:3.54.1.0");
    private static final List<String> DDL = List.of(
            "CREATE TABLE c (k INT PRIMARY KEY, \"p q\" INT REFERENCES \"Par\"(k), s VARCHAR(5))",
            "CREATE TABLE \"Par\" (k INT PRIMARY KEY, CHECK (k > 0))");

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private TextRunners runners;

    @SuppressWarnings("NullAway.Init")
    private Map<String, TextRunner> opened;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
        runners = new TextRunners(targets);
        List<TextRunner> both = runners.open(NAMES);
        opened = Map.of("duckdb", both.get(0), "sqlite", both.get(1));
    }

    @AfterAll
    void close() {
        if (runners != null) {
            runners.close();
            targets.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void runsTheTextsAsTheyAreWritten(String dbms) {
        assertThat(answer(dbms, "SELECT \"p q\" FROM c", "SELECT k FROM \"Par\""))
                .isEqualTo(new PairAnswer.Different(
                        List.of(Row.of(Value.of(7)), Row.of(Value.of(7)), Row.of(Value.NULL)),
                        List.of(Row.of(Value.of(7)))));
        assertThat(answer(dbms, "SELECT DISTINCT \"p q\" FROM c WHERE \"p q\" > 0", "SELECT k FROM \"Par\""))
                .isEqualTo(new PairAnswer.Same(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void constraintsOfTheTablesHold(String dbms) {
        assertThat(answer(dbms, "SELECT k FROM c", "SELECT k FROM c", database(List.of(), 0)))
                .isInstanceOf(PairAnswer.Refused.class);
        assertThat(answer(dbms, "SELECT k FROM c", "SELECT k FROM c", database(List.of(row(1, 7), row(1, 7)), 7)))
                .isInstanceOf(PairAnswer.Refused.class);
    }

    @Test
    void theForeignKeyHolds() {
        // SQLite looks for parents when the statement ends, so it says so, too.
        NAMES.forEach(name -> assertThat(answer(
                        name.substring(0, name.indexOf(':')),
                        "SELECT k FROM c",
                        "SELECT k FROM c",
                        database(List.of(row(1, 8)), 7)))
                .isInstanceOf(PairAnswer.Refused.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void anAnswerThatDependsOnTheOrderOfRowsCountsForNothing(String dbms) {
        assertThat(answer(dbms, "SELECT k FROM c LIMIT 1", "SELECT k FROM c ORDER BY k DESC LIMIT 1"))
                .isInstanceOf(PairAnswer.None.class);
    }

    /** Whichever row LIMIT takes, it is one. */
    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void theNumberOfRowsTellsAnswersApartWhereTheirOrderDoesNotMatter(String dbms) {
        assertThat(answer(dbms, "SELECT k FROM c LIMIT 1", "SELECT k FROM c")).isInstanceOf(PairAnswer.Different.class);
        assertThat(answer(dbms, "SELECT k FROM c LIMIT 1", "SELECT k FROM c ORDER BY k LIMIT 2"))
                .isInstanceOf(PairAnswer.Different.class);
        assertThat(answer(
                        dbms,
                        "SELECT k FROM c WHERE k = (SELECT k FROM c LIMIT 1) OR k > 1",
                        "SELECT k FROM c ORDER BY k DESC LIMIT 1"))
                .isInstanceOf(PairAnswer.None.class);
    }

    @Test
    void anErrorOfOneQueryCountsForNothing() {
        assertThat(answer("duckdb", "SELECT CAST(s AS INT) FROM c", "SELECT k FROM c"))
                .isInstanceOf(PairAnswer.None.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void whatTheDbmsCannotRunIsUntaken(String dbms) {
        assertThat(part(run(dbms, "SELECT NO_SUCH(k) FROM c", "SELECT k FROM c", usual())))
                .isEqualTo(TextRun.Part.LEFT);
        assertThat(part(run(dbms, "SELECT k FROM c", "SELECT no_such FROM c", usual())))
                .isEqualTo(TextRun.Part.RIGHT);
        assertThat(part(run(dbms, "SELECT k FROM c", "DELETE FROM c", usual()))).isEqualTo(TextRun.Part.RIGHT);
        // And leaves nothing behind.
        assertThat(answer(dbms, "SELECT k FROM c", "SELECT k FROM c")).isEqualTo(new PairAnswer.Same(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite"})
    void aQueryThatDoesNotEndCountsForNothing(String dbms) {
        String endless =
                "WITH RECURSIVE r (n) AS (SELECT k FROM c UNION ALL SELECT n + 0 FROM r) SELECT COUNT(*) FROM r";
        assertThat(answer(dbms, endless, "SELECT 1")).isInstanceOf(PairAnswer.None.class);
        assertThat(answer(dbms, "SELECT k FROM c", "SELECT k FROM c")).isEqualTo(new PairAnswer.Same(3));
    }

    @Test
    void aDbmsThatIsNotThereTakesNothing() {
        TextRunner none = runners.open(List.of("duckdb:0.0.1")).getFirst();
        assertThat(none.run(pair("SELECT 1", "SELECT 1"), List.of(usual()))).isInstanceOf(TextRun.Untaken.class);
    }

    /** A foreign key to columns that are no key can't be checked: SQLite refuses every row of such a table. */
    @Test
    void settingsAreRunBeforeTheTablesAreMade() {
        List<String> ddl = List.of("CREATE TABLE p (a INT)", "CREATE TABLE c (b INT REFERENCES p (a))");
        Schema schema = SchemaReader.read(ddl);
        TextPair pair = new TextPair(ddl, schema, "SELECT b FROM c", "SELECT b + 1 FROM c", Semantics.BAG);
        List<Database> one = List.of(
                new Database(schema, Map.of("p", List.of(Row.of(Value.of(1))), "c", List.of(Row.of(Value.of(1))))));
        try (TextRunners without = new TextRunners(targets, List.of("PRAGMA foreign_keys = OFF"))) {
            assertThat(without.open(List.of("sqlite:3.54.1.0")).getFirst().run(pair, one))
                    .isEqualTo(new TextRun.Ran(List.of(
                            new PairAnswer.Different(List.of(Row.of(Value.of(1))), List.of(Row.of(Value.of(2)))))));
        }
        assertThat(runners.open(List.of("sqlite:3.54.1.0")).getFirst().run(pair, one))
                .isInstanceOfSatisfying(
                        TextRun.Ran.class,
                        ran -> assertThat(ran.answers().getFirst()).isInstanceOf(PairAnswer.Refused.class));
    }

    @Test
    void sqliteTakesNamesInSingleQuotes() {
        List<String> ddl = List.of("CREATE TABLE 'p' (a INT)");
        Schema schema = SchemaReader.read("CREATE TABLE p (a INT)");
        TextPair pair = new TextPair(ddl, schema, "SELECT a FROM p", "SELECT a + 1 FROM p", Semantics.BAG);
        Database one = new Database(schema, Map.of("p", List.of(Row.of(Value.of(1)))));
        assertThat(Objects.requireNonNull(opened.get("sqlite")).run(pair, List.of(one)))
                .isEqualTo(new TextRun.Ran(
                        List.of(new PairAnswer.Different(List.of(Row.of(Value.of(1))), List.of(Row.of(Value.of(2)))))));
    }

    private static TextRun.Part part(TextRun run) {
        return ((TextRun.Untaken) run).part();
    }

    private PairAnswer answer(String dbms, String left, String right) {
        return answer(dbms, left, right, usual());
    }

    private PairAnswer answer(String dbms, String left, String right, Database database) {
        return ((TextRun.Ran) run(dbms, left, right, database)).answers().getFirst();
    }

    private TextRun run(String dbms, String left, String right, Database database) {
        return Objects.requireNonNull(opened.get(dbms), dbms).run(pair(left, right), List.of(database));
    }

    private static TextPair pair(String left, String right) {
        return new TextPair(DDL, schema(), left, right, Semantics.BAG);
    }

    private static Database usual() {
        return database(List.of(row(1, 7), row(2, 7), Row.of(Value.of(3), Value.NULL, Value.of("x"))), 7);
    }

    private static Row row(int key, int parent) {
        return Row.of(Value.of(key), Value.of(parent), Value.of("x"));
    }

    private static Database database(List<Row> children, int parent) {
        return new Database(schema(), Map.of("c", children, "Par", List.of(Row.of(Value.of(parent)))));
    }

    private static Schema schema() {
        return SchemaReader.read(DDL);
    }
}
