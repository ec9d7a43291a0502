package io.panoptes.benchmarks.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The script that runs verdicts again without our code: it has to find those that are wrong. */
class ReplayScriptTest {
    private static final Path SCRIPT =
            Path.of(System.getProperty("panoptes.root", ".."), "benchmarks", "text-to-sql", "replay.py");
    private static final String TABLES = "CREATE TABLE t (a INTEGER, b INTEGER);";
    private static final List<String> TIES = List.of("the same choice among ties");

    private final ObjectMapper json = new ObjectMapper();

    @TempDir
    private Path folder;

    private record Run(int exit, String text) {}

    @BeforeAll
    static void python() {
        boolean there;
        try {
            there = new ProcessBuilder("python3", "-c", "import sqlite3")
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException e) {
            there = false;
        }
        assumeTrue(there, "python3 with sqlite3 is not there: the script that runs verdicts again is not tested");
    }

    private Run replay(List<String> tables, Map<String, Object> row, String... more) throws Exception {
        Path rows = Files.writeString(folder.resolve("rows.jsonl"), json.writeValueAsString(row) + "\n");
        Path schemas = folder.resolve("schema.json");
        json.writeValue(schemas.toFile(), Map.of("shop", tables));
        List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString(), rows.toString()));
        command.addAll(List.of("--schemas", schemas.toString(), "--random", "60"));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes());
        return new Run(process.waitFor(), text);
    }

    private static Map<String, Object> refutation(String gold, String predicted, String insert) {
        return Map.of(
                "id", "1",
                "db", "shop",
                "outcome", "different",
                "semantics", "bag",
                "gold", gold,
                "predicted", predicted,
                "counterexample", List.of(insert));
    }

    private static Map<String, Object> proof(String gold, String predicted, List<String> assumes) {
        return Map.of(
                "id", "1",
                "db", "shop",
                "outcome", "equal",
                "ground", "proved",
                "semantics", "bag",
                "gold", gold,
                "predicted", predicted,
                "assumes", assumes);
    }

    @Test
    void aRefutationHoldsWhereItsDatabaseGivesTwoAnswers() throws Exception {
        Run shown = replay(
                List.of(TABLES),
                refutation(
                        "SELECT a FROM t WHERE a > 1", "SELECT a FROM t WHERE a >= 1", "INSERT INTO t VALUES (1, 1)"));
        assertThat(shown).extracting(Run::exit).isEqualTo(0);
        assertThat(shown.text()).contains("refutations: 1 hold, 0 do not");
    }

    @Test
    void aRefutationWhoseDatabaseShowsNothingIsTold() throws Exception {
        Run shown = replay(
                List.of(TABLES),
                refutation(
                        "SELECT a FROM t WHERE a > 1", "SELECT a FROM t WHERE a >= 1", "INSERT INTO t VALUES (2, 1)"));
        assertThat(shown).extracting(Run::exit).isEqualTo(1);
        assertThat(shown.text()).contains("refutations: 0 hold, 1 do not ['1']");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"between": [{"value": "T__A"}, 0, 1]}                  | INSERT INTO t VALUES (2, 3)
                    {"in": [{"value": "T__A"}, [1, 3]]}                     | INSERT INTO t VALUES (2, 3)
                    {"not_null": {"value": "T__B"}}                         | INSERT INTO t VALUES (2, NULL)
                    {"dependency": {"values": ["T__A", "T__B"]}}            | INSERT INTO t VALUES (2, 3), (2, NULL)
                    {"primary": [{"value": "T__A"}]}                        | INSERT INTO t VALUES (2, 3), (2, 4)
                    {"foreign": [{"value": "T__A"}, {"value": "T__B"}]}     | INSERT INTO t VALUES (2, 3)
                    """)
    void aRefutationThatBreaksAConstraintIsTold(String constraint, String insert) throws Exception {
        Path file = Files.writeString(folder.resolve("constraints.json"), "{\"shop\": [[%s]]}".formatted(constraint));
        Map<String, Object> breaking = refutation("SELECT a FROM t", "SELECT a + 1 FROM t", insert);
        assertThat(replay(List.of(TABLES), breaking, "--constraints", file.toString()))
                .extracting(Run::exit)
                .isEqualTo(1);
        Map<String, Object> keeping =
                refutation("SELECT a FROM t", "SELECT a + 1 FROM t", "INSERT INTO t VALUES (1, 1)");
        assertThat(replay(List.of(TABLES), keeping, "--constraints", file.toString()))
                .extracting(Run::exit)
                .isEqualTo(0);
    }

    @Test
    void aProofOfEqualQueriesAgreesOnAllDatabases() throws Exception {
        Run shown = replay(
                List.of(TABLES),
                proof("SELECT a FROM t WHERE a > b", "SELECT a FROM t WHERE b < a AND a IS NOT NULL", List.of()));
        assertThat(shown).extracting(Run::exit).isEqualTo(0);
        assertThat(shown.text()).contains("60 agreements on databases, 0 pairs differ");
    }

    /** A table that refers to another twice was once filled in a way that SQLite refused, and no database was run. */
    @Test
    void aWrongProofIsFoundWhereTwoKeysReferToOneTable() throws Exception {
        List<String> tables = List.of(
                "CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT)",
                "CREATE TABLE game (home INTEGER REFERENCES team (id), away INTEGER REFERENCES team (id))");
        Run shown = replay(
                tables,
                proof(
                        "SELECT name FROM game JOIN team ON home = id",
                        "SELECT name FROM game JOIN team ON away = id",
                        List.of()));
        assertThat(shown).extracting(Run::exit).isEqualTo(1);
        assertThat(shown.text()).contains("1 pairs differ ['1']").contains("could be run for []");
    }

    @Test
    void aDifferenceInTiesIsExcusedOnlyWhereTheRowNamesIt() throws Exception {
        String gold = "SELECT a FROM t ORDER BY b LIMIT 1";
        String predicted = "SELECT a FROM t ORDER BY b, a DESC LIMIT 1";
        Run named = replay(List.of(TABLES), proof(gold, predicted, TIES));
        assertThat(named).extracting(Run::exit).isEqualTo(0);
        assertThat(named.text()).contains("1 pairs differ in the choice among ties");
        assertThat(replay(List.of(TABLES), proof(gold, predicted, List.of())))
                .extracting(Run::exit)
                .isEqualTo(1);
        assertThat(replay(List.of(TABLES), proof(gold, "SELECT b FROM t ORDER BY b LIMIT 1", TIES)))
                .extracting(Run::exit)
                .isEqualTo(1);
    }

    @Test
    void aProofWhoseQueriesDoNotRunIsNamed() throws Exception {
        Run shown = replay(List.of(TABLES), proof("SELECT a FROM missing", "SELECT a FROM missing", List.of()));
        assertThat(shown.text()).contains("not all databases could be run for ['1']");
    }
}
