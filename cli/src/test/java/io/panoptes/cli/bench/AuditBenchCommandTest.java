package io.panoptes.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.cli.PanoptesCommand;
import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code bench audit} prints, and how it exits. */
class AuditBenchCommandTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void wrongNumbersAreRefused() {
        assertThat(run("--cases", "0")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--cases must be at least 1");
        assertThat(run("--from", "-1")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(run("--seed", "one")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("--seed");
    }

    @Test
    void wrongNamesAreTold() {
        assertThat(run("--dbms", "nosuch")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("nosuch");
        assertThat(run("--dbms", "sqlite", "--profile", "oracle")).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("there is no profile 'oracle'");
        String absent = folder.resolve("absent").resolve("out.jsonl").toString();
        assertThat(run("--dbms", "sqlite", "--json", absent)).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(err.toString()).contains("can't be written");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void countsWhatCameOfTheTexts() {
        assertThat(run("--dbms", "sqlite", "--cases", "10", "--seed", "1")).isEqualTo(ExitCode.NOTHING_FOUND);
        assertThat(out.toString()).startsWith("texts         10").contains("agreed");
    }

    @Test
    void eachTextIsALineOfJson() throws IOException {
        Path file = folder.resolve("out.jsonl");
        assertThat(run("--dbms", "sqlite", "--from", "3", "--cases", "4", "--seed", "1", "--json", file.toString()))
                .isEqualTo(ExitCode.NOTHING_FOUND);
        List<String> numbers = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode row = MAPPER.readTree(line);
            numbers.add(row.path("case").asText());
            assertThat(row.path("sql").asText()).isNotEmpty();
            assertThat(row.path("outcome").asText()).isIn("agreed", "refused", "open", "untaken");
            assertThat(row.has("reason")).isTrue();
        }
        assertThat(numbers).containsExactly("3", "4", "5", "6");
    }

    /** As SQLite reads the texts, DuckDB does not: its quotients of whole numbers have fractions. */
    @Test
    void aDifferenceIsPrintedWithItsText() {
        assertThat(run("--dbms", "sqlite", "--profile", "duckdb", "--cases", "100", "--seed", "1"))
                .isEqualTo(ExitCode.FINDINGS);
        assertThat(out.toString()).contains("case ", "  tables  CREATE TABLE", "  engine  ", "  DBMS    ", "different");
    }

    private int run(String... arguments) {
        List<String> all = new ArrayList<>(List.of("bench", "audit"));
        all.addAll(List.of(arguments));
        return PanoptesCommand.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }
}
