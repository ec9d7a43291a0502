package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a CI job meets, each as a process of its own, on H2, whose driver is in the local repository. */
@Tag("slow")
class CiCommandTest {
    private static final int MOST_SECONDS = 150;

    @TempDir
    private Path folder;

    @Test
    void aBugThatWasFixedAndIsBackFailsTheJob() throws Exception {
        keep("was-fixed", "FIXED", "SELECT a FROM t WHERE a > 1");
        keep("is-open", "OPEN", "SELECT a FROM t WHERE a > 1");
        keep("is-gone", "OPEN", "SELECT a FROM t");
        Ran ran = ci("--target", "h2", "--time", "60s", "--seed", "3", "--regressions", "kept");
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(ExitCode.FINDINGS);
        assertThat(ran.output())
                .contains("was-fixed: back again", "is-open: still there", "is-gone: fixed")
                .contains("1 back again");
        assertThat(out("junit.xml")).contains("tests=", "was-fixed");
        assertThat(out("summary.md").lines().limit(10)).anyMatch(line -> line.contains("1 back again"));
    }

    @Test
    void aDriverAloneIsEnough() throws Exception {
        // On a busy machine a DBMS is learnt in less than a minute, but not in much less.
        Ran ran = ci("--driver", TwoBuilds.h2().toString(), "--url", "jdbc:h2:mem:t{n}", "--time", "2m", "--seed", "3");
        assertThat(ran.exitCode()).as(ran.output()).isIn(ExitCode.NOTHING_FOUND, ExitCode.FINDINGS);
        assertThat(ran.output())
                .contains(
                        "learning: constructs",
                        "of 3,",
                        "oracles",
                        "% valid",
                        "Run it again with: panoptes ci --driver ")
                .doesNotContain("no target is given");
        assertThat(out("profile/profile.txt")).contains("dbms h2_learnt");
        assertThat(out("profile/oracles.txt")).isNotEmpty();
        assertThat(out("summary.md")).contains("--driver");
    }

    @Test
    void theCampaignIsServedWhileItRuns() throws Exception {
        try (PanoptesProcess panoptes = PanoptesProcess.start(
                folder, List.of(), "ci", "--target", "h2", "--time", "10m", "--seed", "3", "--page", "0")) {
            panoptes.awaitOutput("cases", MOST_SECONDS);
            String address = panoptes.output()
                    .lines()
                    .filter(line -> line.contains("the report is at "))
                    .map(line -> line.replaceAll(".*the report is at (\\S+) while.*", "$1"))
                    .findFirst()
                    .orElseThrow();
            try (HttpClient client = HttpClient.newHttpClient()) {
                HttpResponse<String> report = client.send(
                        HttpRequest.newBuilder(URI.create(address).resolve("report.json"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                assertThat(report.statusCode()).isEqualTo(200);
                assertThat(report.body()).contains("RUNNING", "h2:");
            }
            panoptes.terminate();
            panoptes.await(MOST_SECONDS);
        }
    }

    @Test
    void offlineNothingIsFetched() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("repository"));
        try (PanoptesProcess panoptes = PanoptesProcess.start(
                folder,
                List.of("-Dmaven.repo.local=" + empty),
                "ci",
                "--target",
                "h2:1.4.200",
                "--offline",
                "--time",
                "60s")) {
            assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.COULD_NOT_RUN);
            assertThat(panoptes.output()).contains("offline").doesNotContain("\tat io.panoptes");
        }
    }

    @Test
    void aFileThatIsNoBuildGetsASentence() throws Exception {
        Files.writeString(folder.resolve("db.jar"), "no archive");
        Ran ran = ci("--target", "h2", "--build", "db.jar", "--time", "60s");
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(ran.output()).contains("db.jar").doesNotContain("\tat ", "Exception");
    }

    @Test
    void aBuildThatDiesAtOnceGetsASentence() throws Exception {
        driver("Runtime.getRuntime().halt(7);");
        Ran ran = ci("--target", "h2:2.2.224", "--build", "db.jar", "--time", "60s");
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(ran.output()).contains("7").doesNotContain("\tat io.panoptes");
    }

    @Test
    void aFolderThatCannotBeWrittenGetsASentence() throws Exception {
        Files.writeString(folder.resolve("file"), "");
        Ran ran = ci("--target", "h2", "--time", "60s", "--out", "file/out");
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(ran.output()).contains("file/out").doesNotContain("\tat io.panoptes");
    }

    @Test
    void aFullDiskEndsTheJobAndLeavesNoHalfFiles() throws Exception {
        Path small = Files.createDirectory(folder.resolve("small"));
        assumeTrue(mount("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", small.toString()), "only root can mount");
        try {
            Ran ran = ci("--target", "h2", "--time", "45s", "--seed", "3", "--out", "small/out");
            // 1 where it found something before.
            assertThat(ran.exitCode()).as(ran.output()).isIn(ExitCode.FINDINGS, ExitCode.COULD_NOT_RUN, ExitCode.OPEN);
            assertThat(ran.output())
                    .contains("reports can't be written to small/out")
                    .doesNotContain("\tat io.panoptes");
            try (var files = Files.walk(small)) {
                assertThat(files.map(file -> String.valueOf(file.getFileName()))
                                .filter(name -> name.endsWith(".part") || name.endsWith(".tmp")))
                        .isEmpty();
            }
        } finally {
            mount("umount", "-l", small.toString());
        }
    }

    @Test
    void aSignalInTheMiddleLeavesReports() throws Exception {
        try (PanoptesProcess panoptes =
                PanoptesProcess.start(folder, List.of(), "ci", "--target", "h2", "--time", "10m", "--seed", "3")) {
            panoptes.awaitOutput("cases", MOST_SECONDS);
            panoptes.terminate();
            int exitCode = panoptes.await(MOST_SECONDS);
            assertThat(exitCode).as(panoptes.output()).isIn(ExitCode.FINDINGS, ExitCode.OPEN);
        }
        assertThat(out("summary.md")).contains("signal");
        assertThat(out("junit.xml")).contains("panoptes.campaign");
    }

    private record Ran(int exitCode, String output) {}

    private Ran ci(String... options) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("ci"));
        arguments.addAll(List.of(options));
        try (PanoptesProcess panoptes = PanoptesProcess.start(folder, List.of(), arguments.toArray(String[]::new))) {
            int exitCode = panoptes.await(MOST_SECONDS);
            return new Ran(exitCode, panoptes.output());
        }
    }

    private String out(String file) throws IOException {
        return Files.readString(folder.resolve("panoptes-out").resolve(file));
    }

    private static boolean mount(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
    }

    /** A jar with a driver of H2's name that does this when it is loaded. */
    private void driver(String statement) throws IOException {
        Path source = folder.resolve("src/org/h2/Driver.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "package org.h2; public class Driver { static { %s } }".formatted(statement));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "21", source.toString()))
                .isZero();
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve("db.jar")))) {
            jar.putNextEntry(new JarEntry("org/h2/Driver.class"));
            Files.copy(folder.resolve("src/org/h2/Driver.class"), jar);
        }
    }

    private void keep(String id, String expected, String left) throws IOException {
        Path kept = folder.resolve("kept").resolve(id);
        Files.createDirectories(kept);
        Files.writeString(kept.resolve("finding.json"), """
            {"format": 3, "id": "%s", "title": "a row is lost", "target": {"dbms": "h2", "version": "1.4.200"},
             "statements": {"setup": ["CREATE TABLE t (a INTEGER)", "INSERT INTO t VALUES (1), (2)"],
               "left": {"before": [], "sql": "%s", "after": []},
               "right": {"before": [], "sql": "SELECT a FROM t", "after": []}},
             "semantics": "BAG",
             "symptom": {"@": "WrongResult", "difference": {"kind": "RIGHT_HAS_MORE", "onlyLeft": [],
               "onlyRight": [{"values": [{"@": "IntegerValue", "value": "1"}]}], "leftRows": 1, "rightRows": 2}},
             "left": {"columns": ["A"], "rows": [], "error": ""}, "right": {"columns": ["A"], "rows": [], "error": ""},
             "wrong": {"left": true, "right": false}, "versions": {"results": []}, "elsewhere": {}, "expected": "%s"}
            """.formatted(id, left, expected));
    }
}
