package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.provision.JdbcDrivers;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EvaluateCommandTest {
    private static final String GOLD = """
            [{"question_id": 0, "db_id": "shop", "question": "q", "SQL": "SELECT a FROM t", "difficulty": "simple"},
             {"question_id": 1, "db_id": "shop", "question": "q", "SQL": "SELECT a FROM none", "difficulty": "simple"},
             {"question_id": 2, "db_id": "shop", "question": "q", "SQL": "SELECT a FROM t WHERE a > 3", "difficulty": "simple"}]
            """;

    @TempDir
    private Path folder;

    private record Run(int exitCode, String out, String err) {}

    @Test
    void aQuestionWithoutAPredictionAndATableThatIsMissingAreRows() throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        Run run = run(
                "--gold", file("g.json", GOLD),
                "--predictions", file("p.txt", "SELECT a FROM t\nSELECT a FROM t\n"),
                "--schemas", file("s.sql", "CREATE TABLE t (a INT);"),
                "--out", folder.resolve("out").toString(),
                "--json", rows.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("2 predictions for 3 questions; a question without one counts as invalid");
        assertThat(run.out()).startsWith("right: between 33.3% (proved) and 33.3% (not refuted)");
        assertThat(Files.readAllLines(rows))
                .hasSize(3)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("{\"id\":\"0\",\"db\":\"shop\",\"outcome\":\"equal\",\"ex\":null,"),
                        line -> assertThat(line)
                                .contains("\"outcome\":\"invalid\"")
                                .contains("the gold query is wrong")
                                .contains("none"),
                        line -> assertThat(line).contains("there is no prediction for this question"));
        assertThat(folder.resolve("out/report.html")).exists();
        assertThat(folder.resolve("out/report.md")).exists();
        assertThat(folder.resolve("out/scores.json")).content().contains("\"ex\" : null");
    }

    @Test
    void databasesThatAreNotThereAreNamedBeforeTheRun() throws IOException {
        Run run = run(
                "--gold",
                file("g.json", GOLD.replaceFirst("\"shop\"", "\"sea\"")),
                "--predictions",
                file("p.txt", "SELECT a FROM t\nSELECT a FROM t\nSELECT a FROM t\n"),
                "--schemas",
                file("s.json", "{\"shop\": \"CREATE TABLE t (a INT)\"}"));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .startsWith(
                        "panoptes: 1 of 3 questions are about databases that are not there or can't be read (sea) and stay"
                                + " open; --schemas FILE takes their tables");
    }

    @Test
    void aFolderInWhichNothingIsADatabaseIsRefused() throws IOException {
        Path databases = Files.createDirectory(folder.resolve("databases"));
        Files.writeString(databases.resolve("shop.sqlite"), "no database");
        Run run = run(
                "--gold",
                file("g.json", GOLD),
                "--predictions",
                file("p.txt", "SELECT a FROM t\nSELECT a FROM t\nSELECT a FROM t\n"),
                "--databases",
                databases.toString());
        assertThat(run.exitCode()).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(run.err())
                .startsWith("panoptes: no question is about a database that is there and can be read (shop);")
                .contains("is no database: no file of DuckDB or SQLite begins like this");
    }

    /** Two levels, and no value of the user's database unless it is asked for. */
    @Test
    void aDifferenceIsPlausibleWhereTheGivenDataCouldShowIt() throws IOException, SQLException {
        Path databases = Files.createDirectory(folder.resolve("databases"));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + databases.resolve("shop.sqlite"));
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (name TEXT, a INTEGER)");
            statement.execute("INSERT INTO t VALUES ('Ann', 24), ('Bob', 25), ('Cyd', 26), ('Dan', 27), ('Eve', 28)");
        }
        String gold = file("g.json", """
                [{"question_id": 0, "db_id": "shop", "question": "q", "SQL": "SELECT name FROM t WHERE a > 25"},
                 {"question_id": 1, "db_id": "shop", "question": "q", "SQL": "SELECT name FROM t WHERE a > 3"}]
                """);
        String predicted = file("p.txt", "SELECT name FROM t WHERE a >= 25\nSELECT name FROM t\n");
        Path level = folder.resolve("level.jsonl");
        Run run = run(
                "--gold",
                gold,
                "--predictions",
                predicted,
                "--databases",
                databases.toString(),
                "--out",
                folder.resolve("out").toString(),
                "--json",
                level.toString(),
                "--plausible");
        assertThat(run.out()).contains("different               2").contains("on plausible data     1");
        assertThat(Files.readAllLines(level))
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"plausible\":true").doesNotContain("Bob"),
                        line -> assertThat(line).contains("\"plausible\":false"));
        assertThat(folder.resolve("out/report.html"))
                .content()
                .contains("Differs on plausible data", "none was found with values of the given database")
                .doesNotContain("Bob");
        Path shown = folder.resolve("shown.jsonl");
        run(
                "--gold",
                gold,
                "--predictions",
                predicted,
                "--databases",
                databases.toString(),
                "--json",
                shown.toString(),
                "--show-values");
        assertThat(Files.readAllLines(shown).getFirst()).contains("', 25)").contains("values of the given database");
        assertThat(run("--gold", gold, "--predictions", predicted, "--schemas", "s.sql", "--show-values"))
                .returns(2, Run::exitCode)
                .satisfies(failed -> assertThat(failed.err()).contains("name --databases DIR"));
    }

    /** In DuckDB 7 / 2 is 3.5, and 7 // 2 is 3; SQLite has 3, and no such operator. */
    @Test
    void queriesAreThoseOfTheDbmsOfTheGivenDatabases() throws IOException, SQLException {
        Path databases = Files.createDirectory(folder.resolve("databases"));
        try (JdbcDrivers drivers = new JdbcDrivers();
                Connection connection = drivers.of("duckdb")
                        .connect("jdbc:duckdb:" + databases.resolve("shop.duckdb"), new Properties());
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (a INTEGER)");
            statement.execute("INSERT INTO t VALUES (6), (8)");
        }
        Path rows = folder.resolve("rows.jsonl");
        Run run = run(
                "--gold",
                file("g.sql", "SELECT a / 2 FROM t\tshop\nSELECT a // 2 FROM t\tshop\n"),
                "--predictions",
                file("p.txt", "SELECT a // 2 FROM t\nSELECT (a - a % 2) // 2 FROM t\n"),
                "--databases",
                databases.toString(),
                "--json",
                rows.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readAllLines(rows))
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"outcome\":\"different\",\"ex\":true", "INSERT INTO"),
                        line -> assertThat(line)
                                .contains("\"ex\":true")
                                .doesNotContain("\"outcome\":\"invalid\"", "\"outcome\":\"different\""));
        assertThat(run.out()).contains("EX         100.0%");
    }

    @Test
    void anAddressOfNoServerIsToldInASentence() throws IOException {
        Run run = run(
                "--gold",
                file("g.sql", "SELECT a FROM t\tshop\n"),
                "--predictions",
                file("p.txt", "SELECT a FROM t\n"),
                "--databases",
                "jdbc:x:nowhere");
        assertThat(run).returns(2, Run::exitCode);
        assertThat(run.err()).contains("is no address of a server that can be read");
    }

    @Test
    void goldQueriesThatWereTurnedIntoLowerCaseAreTold() throws IOException {
        String query = "select a from t where s = 'ulm'";
        String question = "{\"question_id\": %d, \"db_id\": \"shop\", \"SQL\": \"" + query + "\"}";
        String gold = IntStream.range(0, 20).mapToObj(question::formatted).collect(Collectors.joining(",", "[", "]"));
        Run run = run(
                "--gold", file("g.json", gold),
                "--predictions", file("p.txt", (query + "\n").repeat(20)),
                "--schemas", file("s.sql", "CREATE TABLE t (a INT, s TEXT);"));
        assertThat(run.err()).contains("all gold queries are in lower case, the strings in them too");
    }

    @Test
    void whatIsMissingIsToldInASentence() throws IOException {
        String gold = file("g.json", GOLD);
        String predicted = file("p.txt", "SELECT a FROM t\n");
        assertThat(run("--gold", gold, "--predictions", predicted))
                .returns(2, Run::exitCode)
                .returns(
                        "panoptes: the tables are not known: name --schemas FILE, or --databases DIR with the databases themselves",
                        run -> run.err()
                                .lines()
                                .filter(line -> line.contains("tables"))
                                .findFirst()
                                .orElse(""));
        assertThat(run(
                        "--gold",
                        gold,
                        "--predictions",
                        predicted,
                        "--databases",
                        folder.resolve("none").toString()))
                .returns(2, Run::exitCode);
        assertThat(run("--gold", folder.resolve("none.json").toString(), "--predictions", predicted, "--schemas", gold)
                        .err())
                .contains("there is no file");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Run run(String... arguments) {
        CommandLine command = PanoptesCommand.commandLine();
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(err));
        String[] all = new String[arguments.length + 1];
        all[0] = "evaluate";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new Run(command.execute(all), out.toString(), err.toString());
    }
}
