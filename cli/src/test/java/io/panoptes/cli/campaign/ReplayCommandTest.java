package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.cli.PanoptesCommand;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.Difference;
import io.panoptes.triage.symptom.WrongResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings of H2, whose driver is in the local repository as a dependency of the tests of the adapters. */
class ReplayCommandTest {
    private static final String VERSION = "2.5.252";
    private static final String LOSES_A_ROW = "SELECT a FROM t WHERE a > 1";
    private static final String GIVES_BOTH = "SELECT a FROM t";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void whatIsStillThereIsAsExpected() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        assertThat(replay("f1")).isZero();
        assertThat(out.toString())
                .contains("h2:2.5.252  wrong result    still there")
                .contains("0 only in the first and 1 only in the second")
                .contains("query 1: SELECT a FROM t WHERE a > 1", "| A |", "| 2 |");
    }

    @Test
    void whatIsGoneIsFixed() throws IOException {
        write("f1", VERSION, GIVES_BOTH, Expected.OPEN);
        assertThat(replay("f1", "--expect", "fixed")).isZero();
        assertThat(out.toString()).contains("fixed", "both queries give the same 2 rows");
    }

    @Test
    void whatWasFixedAndShowsIsBackAgain() throws IOException {
        write("f1", "2.4.240", LOSES_A_ROW, Expected.FIXED);
        write("f2", "2.4.240", GIVES_BOTH, Expected.OPEN);
        assertThat(replay("f1", "f2", "--target", "h2:" + VERSION)).isEqualTo(ExitCode.FINDINGS);
        assertThat(out.toString())
                .contains("2 findings: 0 still there, 1 fixed, 1 back again, 0 could not run.")
                .contains("Back again: f1")
                .contains("set \"expected\" : \"FIXED\" in their finding.json: f2")
                .doesNotContain("query 1:");
    }

    @Test
    void whatIsExpectedMayBeToldInPlaceOfTheFile() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        assertThat(replay("f1", "--expect", "fixed")).isEqualTo(ExitCode.FINDINGS);
        assertThat(out.toString()).contains("back again");
    }

    @Test
    void whereNothingRunsTheReasonIsTold() throws IOException {
        write("f1", "0.0.1", LOSES_A_ROW, Expected.OPEN);
        assertThat(replay("f1")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(out.toString()).contains("could not run (").contains("0.0.1");
    }

    @Test
    void aDamagedFileStopsNoOther() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        Files.writeString(Files.createDirectory(folder.resolve("f2")).resolve(FindingJson.FILE), "{\"format\": 2");
        assertThat(replay("f1", "f2")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(out.toString())
                .contains("1 still there", "1 could not run")
                .contains("finding.json can't be read: line 1, column ");
    }

    @Test
    void plainFilesAreSkipped() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        Files.writeString(folder.resolve("README.md"), "# Findings");
        assertThat(replay("f1", "README.md", "--json")).isZero();
        JsonNode findings = new ObjectMapper().readTree(out.toString()).path("findings");
        assertThat(findings).hasSize(1);
        JsonNode only = findings.get(0);
        assertThat(only.path("finding").asText()).isEqualTo("f1");
        assertThat(only.path("outcome").asText()).isEqualTo("still there");
        assertThat(only.path("expected").asText()).isEqualTo("open");
        assertThat(only.path("query1").path("rows").toString()).isEqualTo("[[\"2\"]]");
        assertThat(only.path("query2").path("rows").toString()).isEqualTo("[[\"1\"],[\"2\"]]");
    }

    @Test
    void ofManyOnlyThoseOfTheTargetsDbmsAreRun() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        write("f2", VERSION, LOSES_A_ROW, Expected.OPEN);
        assertThat(replay("f1", "f2", "--target", "derby:10.17.1.0")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("none of the 2 findings is about derby:10.17.1.0");
    }

    @Test
    void aCrossCheckTakesOneFinding() throws IOException {
        write("f1", VERSION, LOSES_A_ROW, Expected.OPEN);
        write("f2", VERSION, LOSES_A_ROW, Expected.OPEN);
        assertThat(replay("f1", "f2", "--cross-check", "h2:" + VERSION)).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--cross-check takes one finding, and here are 2");
    }

    private int replay(String... arguments) {
        var command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        Stream<String> resolved = Stream.of(arguments)
                .map(argument -> Files.exists(folder.resolve(argument))
                        ? folder.resolve(argument).toString()
                        : argument);
        return command.execute(Stream.concat(Stream.of("replay"), resolved).toArray(String[]::new));
    }

    private void write(String name, String version, String left, Expected expected) throws IOException {
        Row row = Row.of(Value.of(1));
        RecordedFinding finding = new RecordedFinding(
                Finding.FORMAT,
                name,
                "Wrong result: missing rows",
                new Target("h2", version, Optional.empty()),
                new Statements(
                        List.of("CREATE TABLE t (a INTEGER)", "INSERT INTO t VALUES (1), (2)"),
                        new Statements.Query(List.of(), left, List.of()),
                        new Statements.Query(List.of(), "SELECT a FROM t WHERE a > 0", List.of())),
                Optional.empty(),
                new WrongResult(new Difference(Difference.Kind.RIGHT_HAS_MORE, List.of(), List.of(row), 0, 1)),
                new QueryResult(List.of("A"), List.of(), ""),
                new QueryResult(List.of("A"), List.of(row), ""),
                Optional.empty(),
                VersionTable.NOT_TRIED,
                Map.of(),
                Optional.of(expected),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Files.writeString(
                Files.createDirectory(folder.resolve(name)).resolve(FindingJson.FILE), FindingJson.write(finding));
    }
}
