package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The examples by which the papers say what is wrong with execution accuracy, and their scores. */
class PaperExamplesTest {
    @TempDir
    private Path folder;

    /**
     * ParSEval, examples 1 and 2: the players with the highest rating. The second prediction is right, though tools could not
     * prove it; the first loses all but one of them, which a database without ties does not show.
     */
    @Test
    void playersWithTheHighestRating() throws IOException, SQLException {
        database("football", """
                CREATE TABLE Player (pid INTEGER PRIMARY KEY, pname TEXT NOT NULL, age INTEGER NOT NULL);
                CREATE TABLE PlayerAttributes (pid INTEGER NOT NULL REFERENCES Player (pid), rating REAL NOT NULL);
                INSERT INTO Player VALUES (1, 'Abby', 24), (125, 'Burnie', 21), (853, 'Chen', 30);
                INSERT INTO PlayerAttributes VALUES (1, 8.2), (125, 7.5), (853, 6.0)
                """);
        String gold = "SELECT p1.pid, p1.pname FROM Player AS p1 INNER JOIN PlayerAttributes AS p2 ON p1.pid = p2.pid"
                + " WHERE NOT EXISTS (SELECT * FROM PlayerAttributes p3 WHERE p2.rating < p3.rating)";
        String scores = evaluate(
                "football",
                gold,
                "SELECT p1.pid, pname FROM Player AS p1, (SELECT pid FROM PlayerAttributes ORDER BY rating DESC LIMIT 1) AS p2"
                        + " WHERE p1.pid = p2.pid",
                "SELECT p1.pid, p1.pname FROM Player AS p1 INNER JOIN PlayerAttributes AS p2 ON p1.pid = p2.pid"
                        + " WHERE p2.rating = (SELECT MAX(rating) FROM PlayerAttributes)");
        assertThat(scores)
                .startsWith("right: between 50.0% (proved) and 50.0% (not refuted)")
                .contains("proved rewriting        1", "different               1")
                .contains("EX         100.0%", "EX-SPOTIT  50.0%", "EX-TEST    50.0%");
    }

    /** SpotIt+, its first example: BETWEEN takes 8000 in, and "more than 8000" does not. */
    @Test
    void salariesBetweenTwoBounds() throws IOException, SQLException {
        database("financial", """
                CREATE TABLE district (district_id INTEGER PRIMARY KEY, A11 INTEGER NOT NULL);
                CREATE TABLE account (account_id INTEGER PRIMARY KEY, district_id INTEGER NOT NULL REFERENCES district (district_id));
                CREATE TABLE disp (disp_id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES account (account_id), type TEXT NOT NULL);
                INSERT INTO district VALUES (1, 8500), (2, 9500);
                INSERT INTO account VALUES (1, 1), (2, 2);
                INSERT INTO disp VALUES (1, 1, 'OWNER'), (2, 1, 'DISPONENT'), (3, 2, 'DISPONENT')
                """);
        String scores = evaluate(
                "financial",
                "SELECT T3.type FROM district AS T1 INNER JOIN account AS T2 ON T1.district_id = T2.district_id"
                        + " INNER JOIN disp AS T3 ON T2.account_id = T3.account_id"
                        + " WHERE T3.type != 'OWNER' AND T1.A11 BETWEEN 8000 AND 9000",
                "SELECT DISTINCT disp.type FROM disp INNER JOIN account ON disp.account_id = account.account_id"
                        + " INNER JOIN district ON account.district_id = district.district_id"
                        + " WHERE disp.type <> 'OWNER' AND district.A11 > 8000 AND district.A11 <= 9000");
        assertThat(scores)
                .startsWith("right: between 0.0% (proved) and 0.0% (not refuted)")
                .contains("EX         100.0%", "EX-SPOTIT  0.0%", "EX-TEST    0.0%");
    }

    private void database(String name, String statements) throws IOException, SQLException {
        Path databases = Files.createDirectories(folder.resolve("databases"));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + databases.resolve(name + ".sqlite"));
                Statement statement = connection.createStatement()) {
            for (String sql : statements.split(";")) {
                statement.execute(sql);
            }
        }
    }

    /** As BIRD compares answers. */
    private String evaluate(String database, String gold, String... predictions) throws IOException {
        StringBuilder questions = new StringBuilder();
        for (int i = 0; i < predictions.length; i++) {
            questions
                    .append("{\"question_id\": %d, \"db_id\": \"%s\", \"SQL\": \"%s\"}".formatted(i, database, gold))
                    .append('\n');
        }
        Path golds = Files.writeString(folder.resolve("gold.jsonl"), questions);
        Path predicted = Files.writeString(folder.resolve("predictions.txt"), String.join("\n", predictions) + "\n");
        StringWriter out = new StringWriter();
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(new StringWriter()));
        assertThat(command.execute(
                        "evaluate",
                        "--gold",
                        golds.toString(),
                        "--predictions",
                        predicted.toString(),
                        "--databases",
                        folder.resolve("databases").toString(),
                        "--rules",
                        "bird",
                        "--test-suites",
                        "--time-per-pair",
                        "20s"))
                .isZero();
        return out.toString();
    }
}
