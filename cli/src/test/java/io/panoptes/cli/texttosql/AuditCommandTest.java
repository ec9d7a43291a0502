package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The three known sorts of wrong gold queries, seen by three systems, of which the last errs as the gold query does. */
class AuditCommandTest {
    private static final String TABLES = """
            CREATE TABLE person (id INT PRIMARY KEY, name TEXT);
            CREATE TABLE visit (person INT REFERENCES person (id), price INT);
            """;

    private static final String BY_NAME =
            "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person GROUP BY T1.name HAVING COUNT(*) > 1";
    private static final String NEEDLESS =
            "SELECT DISTINCT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person WHERE T1.id < 9";
    private static final String BETWEEN = "SELECT person FROM visit WHERE price BETWEEN 20 AND 30";
    private static final String RIGHT = "SELECT name FROM person WHERE id = 3";
    private static final String DIVIDED = "SELECT price FROM visit";

    private static final List<List<String>> PREDICTIONS = List.of(
            List.of(
                    "SELECT T1.name FROM person AS T1 JOIN visit AS T2 ON T1.id = T2.person GROUP BY T1.id HAVING COUNT(*) > 1",
                    "SELECT DISTINCT name FROM person WHERE id < 9",
                    "SELECT person FROM visit WHERE price > 20 AND price < 30",
                    RIGHT,
                    "SELECT price + 1 FROM visit"),
            List.of(
                    "SELECT p.name FROM visit AS v JOIN person AS p ON v.person = p.id GROUP BY p.id HAVING COUNT(*) > 1",
                    "SELECT DISTINCT p.name FROM person AS p WHERE 9 > p.id",
                    "SELECT v.person FROM visit AS v WHERE 30 > v.price AND 20 < v.price",
                    RIGHT,
                    "SELECT price + 2 FROM visit"),
            List.of(BY_NAME, NEEDLESS, BETWEEN, RIGHT, DIVIDED));

    @TempDir
    private Path folder;

    @Test
    void aProvedMajorityAgainstTheGoldQueryIsRankedFirst() throws IOException {
        Path found = folder.resolve("found.jsonl");
        String out = audit(found);
        assertThat(out)
                .contains("Gold queries to look at (4)")
                .contains("2 of 3 systems predict queries that are proved equal to each other, and differ from it.");
        List<JsonNode> entries = entries(found);
        assertThat(entries.subList(0, 3)).allSatisfy(entry -> {
            assertThat(entry.path("provedMajority").asBoolean()).isTrue();
            assertThat(entry.path("provedAlike").asInt()).isEqualTo(2);
            assertThat(entry.path("counterexample")).isNotEmpty();
        });
        assertThat(entries.subList(0, 3))
                .extracting(
                        entry -> entry.path("suspicions").path(0).path("words").asText())
                .satisfiesExactlyInAnyOrder(
                        words -> assertThat(words).contains("groups by a name that is no key"),
                        words -> assertThat(words).contains("joins a table of which it uses no column"),
                        words -> assertThat(words).contains("BETWEEN takes both numbers in"));
        assertThat(entries.getLast().path("id").asText()).isEqualTo("4");
        assertThat(entries.getLast().path("provedMajority").asBoolean()).isFalse();
    }

    /** A run that goes on decides nothing twice, and comes to the same. */
    @Test
    void aSecondRunFindsTheSameRows() throws IOException {
        audit(folder.resolve("first.jsonl"));
        Path rows = folder.resolve("out/rows.jsonl");
        List<String> before = Files.readAllLines(rows);
        audit(folder.resolve("second.jsonl"));
        assertThat(Files.readAllLines(rows)).hasSameElementsAs(before).hasSameSizeAs(before);
        assertThat(folder.resolve("second.jsonl")).hasSameTextualContentAs(folder.resolve("first.jsonl"));
    }

    private String audit(Path found) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "audit",
                "--gold",
                file("gold.json", """
                        [{"question_id": 0, "db_id": "shop", "question": "Who came twice?", "SQL": "%s"},
                         {"question_id": 1, "db_id": "shop", "question": "Who has an id below 9?", "SQL": "%s"},
                         {"question_id": 2, "db_id": "shop", "question": "Who paid more than 20 and less than 30?", "SQL": "%s"},
                         {"question_id": 3, "db_id": "shop", "question": "Who is 3?", "SQL": "%s"},
                         {"question_id": 4, "db_id": "shop", "question": "What was paid?", "SQL": "%s"}]
                        """.formatted(BY_NAME, NEEDLESS, BETWEEN, RIGHT, DIVIDED)),
                "--schemas",
                file("s.sql", TABLES),
                "--out",
                folder.resolve("out").toString(),
                "--json",
                found.toString(),
                "--predictions"));
        for (int i = 0; i < PREDICTIONS.size(); i++) {
            arguments.add(file("p%d.txt".formatted(i), String.join("\n", PREDICTIONS.get(i)) + "\n"));
        }
        CommandLine command = PanoptesCommand.commandLine();
        StringWriter out = new StringWriter();
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(new StringWriter()));
        assertThat(command.execute(arguments.toArray(String[]::new))).isEqualTo(1);
        return out.toString();
    }

    private static List<JsonNode> entries(Path found) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        List<JsonNode> entries = new ArrayList<>();
        for (String line : Files.readAllLines(found)) {
            entries.add(mapper.readTree(line));
        }
        return entries;
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
