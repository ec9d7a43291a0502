package io.panoptes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user may get wrong: each is told in words, without a stack trace, and ends with exit code 2. */
class BadInputTest {
    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    @Test
    void noTarget() {
        refused("fuzz");
        assertThat(err.toString()).contains("--target", "panoptes targets");
    }

    @Test
    void anUnknownTarget() {
        refused("fuzz", "--target", "oracel:1");
        assertThat(err.toString()).contains("oracel", "duckdb");
    }

    @Test
    void aJarThatIsNotThere() {
        refused(
                "fuzz",
                "--target",
                "duckdb",
                "--jar",
                folder.resolve("missing.jar").toString());
        assertThat(err.toString()).contains("missing.jar");
    }

    @Test
    void aJarThatIsNone() throws IOException {
        Path jar = Files.writeString(folder.resolve("broken.jar"), "this is no jar");
        refused("fuzz", "--target", "h2", "--jar", jar.toString(), "--cases", "1", "--out", out());
        assertThat(err.toString()).contains("broken.jar");
    }

    @Test
    void aFolderWithoutACampaign() {
        refused("fuzz", "--resume", folder.toString());
        assertThat(err.toString()).contains("holds no campaign");
    }

    @Test
    void aFindingThatIsNotThere() {
        refused("replay", folder.resolve("F9").toString());
        assertThat(err.toString()).contains("F9");
    }

    @Test
    void aFindingThatIsNone() throws IOException {
        Files.writeString(folder.resolve("finding.json"), "{\"format\": 1");
        refused("replay", folder.toString());
        assertThat(err.toString()).contains("finding.json");
    }

    @Test
    void workersBelowOne() {
        refused("fuzz", "--target", "duckdb:1.3.2.0", "--workers", "0");
        assertThat(err.toString()).contains("--workers");
    }

    private String out() {
        return folder.resolve("campaign").toString();
    }

    private void refused(String... arguments) {
        int exitCode = PanoptesCommand.commandLine()
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
        assertThat(err.toString()).doesNotContain("an error of Panoptes itself");
        assertThat(exitCode).as(err.toString()).isEqualTo(ExitCode.COULD_NOT_RUN);
    }
}
