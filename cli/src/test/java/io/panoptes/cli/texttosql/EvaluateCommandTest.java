package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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
