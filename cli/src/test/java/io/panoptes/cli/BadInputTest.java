package io.panoptes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.process.FolderLock;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user may get wrong: each is told in words, without a stack trace, and ends with exit code 2. */
class BadInputTest {
    /** Its driver is a dependency of the tests of the adapters, so that it is in the local repository. */
    private static final String H2 = "h2:2.5.252";

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
    void snippetsThatAreNotThere() {
        refused("corpus", "stats", "duckbd");
        assertThat(err.toString()).contains("no snippets are shipped for duckbd", "duckdb, sqlite");
        String missing = folder.resolve("mine.gz").toString();
        refused("corpus", "show", "sqlite", "--store", missing);
        assertThat(err.toString()).contains("there is no file " + missing);
        refused("corpus", "show", "sqlite", "--at", "1.2.3");
        assertThat(err.toString()).contains("not tried on version 1.2.3, but on 3.54.1.0");
    }

    @Test
    void aModelThatCannotBeAsked() {
        refused("mine", "--proposer", "llm", "--target", "h2", "--out", out());
        assertThat(err.toString()).contains("which model", "--model");
        refused("mine", "--proposer", "llm", "--model", "gpt", "--target", "h2", "--out", out());
        assertThat(err.toString()).contains("gpt names no provider", "anthropic");
        String missing = folder.resolve("key").toString();
        refused(
                "mine",
                "--proposer",
                "llm",
                "--model",
                "openai:m",
                "--api-key-file",
                missing,
                "--target",
                "h2",
                "--out",
                out());
        assertThat(err.toString()).contains("the key can't be read", missing);
        refused("mine", "--model", "openai:m", "--api-key-file", missing, "--target", "h2", "--out", out());
        assertThat(err.toString()).contains("the key can't be read", missing);
        refused("mine", "--proposer", "replay", "--model", "openai:m", "--target", "h2", "--out", out());
        assertThat(err.toString()).contains("there are no answers");
        refused("mine", "--proposer", "oracle", "--target", "h2", "--out", out());
        assertThat(err.toString()).contains("there is no proposer oracle", "batch");
    }

    @Test
    void numbersOfSeedsThatMakeNoSense() {
        for (String option : new String[] {"--seeds", "--depth", "--workers"}) {
            refused("mine", "--target", "h2", "--also", "none", "--time", "1s", option, "-3", "--out", out());
            assertThat(err.toString()).contains(option + " must be at least 1, and is -3");
        }
    }

    @Test
    void aBatchWithoutAnAnswer() throws IOException {
        Path garbage = Files.writeString(folder.resolve("answers.jsonl"), "garbage\n".repeat(9) + "{\"a\": 1}\n");
        refused(
                "mine",
                "--model",
                "openai:m",
                "--batch-in",
                garbage.toString(),
                "--target",
                H2,
                "--also",
                "none",
                "--out",
                out());
        assertThat(err.toString())
                .contains(
                        "answers.jsonl, line 1: this is not JSON",
                        "and 5 more such lines",
                        "holds no answer of a openai");
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
    void aJarWithoutADriver() throws IOException {
        Path jar = folder.resolve("empty.jar");
        try (JarOutputStream empty = new JarOutputStream(Files.newOutputStream(jar))) {
            empty.putNextEntry(new JarEntry("readme.txt"));
            empty.closeEntry();
        }
        refused("fuzz", "--target", "h2", "--jar", jar.toString(), "--cases", "1", "--out", out());
        assertThat(err.toString()).contains("empty.jar", "org.h2.Driver");
    }

    @Test
    void aFolderInPlaceOfAJar() {
        refused("fuzz", "--target", "h2", "--jar", folder.toString(), "--cases", "1", "--out", out());
        assertThat(err.toString()).contains(folder.toString());
    }

    @Test
    void anUnknownVersionWithoutANetwork() {
        offline(() -> refused("fuzz", "--target", "h2:99.9.9", "--cases", "1", "--out", out()));
        assertThat(err.toString()).contains("H2", "99.9.9").containsIgnoringCase("offline");
    }

    @Test
    void noVersionWithoutANetwork() {
        offline(() -> refused("fuzz", "--target", "sqlite", "--cases", "1", "--out", out()));
        assertThat(err.toString()).contains("sqlite").containsIgnoringCase("offline");
    }

    @Test
    void aMalformedOracleIsToldAndTheOthersRun() throws IOException {
        Path file = folder.resolve("mine.jsonl");
        Files.writeString(file, "{\"id\": \"broken\"\n" + shippedOracle() + "\n");
        int exitCode = execute(
                "fuzz", "--target", H2, "--oracles", file.toString(), "--cases", "20", "--seed", "1", "--out", out());
        assertThat(err.toString()).contains("mine.jsonl:1").doesNotContain("an error of Panoptes itself");
        assertThat(exitCode).as(err.toString()).isIn(ExitCode.NOTHING_FOUND, ExitCode.FINDINGS);
        assertThat(Path.of(out())).isDirectoryContaining("glob:**journal*");
    }

    @Test
    void aFileWithoutASingleOracle() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.jsonl"), "{\"id\": \"broken\"\n");
        refused("fuzz", "--target", H2, "--oracles", file.toString(), "--cases", "1", "--out", out());
        assertThat(err.toString()).contains("mine.jsonl:1", "there is no oracle to run");
    }

    @Test
    void anExportOfNothing() {
        refused("oracles", "export", "--top", "0", "--out", out());
        assertThat(err.toString()).contains("--top must be at least 1");
        refused("oracles", "export", "--kind", "papers", "--out", out());
        assertThat(err.toString()).contains("no oracle is of the kind papers", "identity, optimizer, paper, rewrite");
        assertThat(Path.of(out())).doesNotExist();
    }

    @Test
    void samplersOverAFolderThatIsThere() throws IOException {
        Files.createDirectories(folder.resolve("samplers").resolve("cluster"));
        refused(
                "bench",
                "samplers",
                "--target",
                H2,
                "--out",
                folder.resolve("samplers").toString());
        assertThat(err.toString()).contains("is there already", "--out");
    }

    @Test
    void aFolderWithoutACampaign() {
        refused("fuzz", "--resume", folder.toString());
        assertThat(err.toString()).contains("holds no campaign");
    }

    @Test
    void whatAResumedCampaignHasAlready() {
        for (String option : new String[] {"--target", "--seed", "--workers", "--home"}) {
            refused("fuzz", "--resume", out(), option, "7");
            assertThat(err.toString()).contains("can't be given with --resume");
        }
    }

    @Test
    void aFolderInWhichACampaignRuns() {
        execute("fuzz", "--target", H2, "--cases", "1", "--seed", "1", "--out", out());
        try (FolderLock other = FolderLock.of(Path.of(out()), "a campaign")) {
            assertThat(other).isNotNull();
            refused("fuzz", "--resume", out());
            assertThat(err.toString()).contains("a campaign runs in", "--out");
        }
    }

    @Test
    void aFolderThatIsBeingMinedInto() {
        try (FolderLock other = FolderLock.of(Path.of(out()), "mining")) {
            assertThat(other).isNotNull();
            refused("mine", "--target", H2, "--also", "none", "--seeds", "1", "--out", out());
            assertThat(err.toString()).contains("mining runs in", "--out");
        }
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

    /** With Maven told to stay offline, and a repository of its own that holds nothing. */
    private void offline(Runnable task) {
        Map<String, String> wanted = Map.of(
                "panoptes.offline",
                "true",
                "maven.repo.local",
                folder.resolve("repository").toString());
        Map<String, Optional<String>> before = new HashMap<>();
        wanted.forEach((name, value) -> before.put(name, Optional.ofNullable(System.setProperty(name, value))));
        try {
            task.run();
        } finally {
            before.forEach((name, value) ->
                    value.ifPresentOrElse(was -> System.setProperty(name, was), () -> System.clearProperty(name)));
        }
    }

    private static String shippedOracle() throws IOException {
        try (InputStream shipped = Objects.requireNonNull(
                BadInputTest.class.getResourceAsStream("/io/panoptes/discovery/classic.jsonl"))) {
            return new String(shipped.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .findFirst()
                    .orElseThrow();
        }
    }

    private void refused(String... arguments) {
        int exitCode = execute(arguments);
        assertThat(err.toString()).doesNotContain("an error of Panoptes itself");
        assertThat(exitCode).as(err.toString()).isEqualTo(ExitCode.COULD_NOT_RUN);
    }

    private int execute(String... arguments) {
        return PanoptesCommand.commandLine()
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
