package io.panoptes.cli.texttosql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Predictions that are no queries are rows of their own: nothing of them is run, and the other pairs are judged. */
class EvaluateBadInputTest {
    @TempDir
    private Path folder;

    @Test
    void statementsThatAreNoQueriesAreInvalidAndLeaveNoFile() throws IOException {
        Path attached = folder.resolve("attached.db");
        List<String> predictions = List.of(
                "DROP TABLE t",
                "ATTACH DATABASE '" + attached + "' AS other",
                "SELECT a FROM t; DELETE FROM t",
                "SELECT a FROM t");
        List<String> rows = evaluate(predictions);
        assertThat(rows).hasSize(4);
        assertThat(rows.subList(0, 3)).allSatisfy(row -> assertThat(row).contains("\"outcome\":\"invalid\""));
        assertThat(rows.get(3)).contains("\"outcome\":\"equal\"");
        assertThat(attached).doesNotExist();
    }

    @Test
    void aQueryOf100KilobytesIsARow() throws IOException {
        List<String> rows =
                evaluate(List.of("SELECT a FROM t WHERE a IN (" + "12345, ".repeat(15_000) + "1)", "SELECT a FROM t"));
        assertThat(rows).hasSize(2);
        assertThat(rows.get(1)).contains("\"outcome\":\"equal\"");
    }

    private List<String> evaluate(List<String> predictions) throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(new StringWriter()));
        command.setErr(new PrintWriter(new StringWriter()));
        int exitCode = command.execute(
                "evaluate",
                "--gold",
                file("gold.sql", "SELECT a FROM t\tshop\n".repeat(predictions.size())),
                "--predictions",
                file("predictions.txt", String.join("\n", predictions) + "\n"),
                "--schemas",
                file("schema.sql", "CREATE TABLE t (a INT);"),
                "--json",
                rows.toString());
        assertThat(exitCode).isZero();
        return Files.readAllLines(rows);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
