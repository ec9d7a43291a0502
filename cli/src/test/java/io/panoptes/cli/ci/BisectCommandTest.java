package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code panoptes bisect} over files and over commits of a repository that is made here. */
@Tag("slow")
class BisectCommandTest {
    @TempDir
    private Path folder;

    private TwoBuilds builds;
    private String finding = "";

    BisectCommandTest(@TempDir Path made) throws IOException {
        builds = TwoBuilds.in(made);
    }

    @BeforeEach
    void keep() throws IOException {
        finding = builds.finding("F1", "OPEN").toString();
    }

    @Test
    void theFirstBuildThatShowsIt() throws IOException {
        Path third = Files.copy(builds.bad(), folder.resolve("third.jar"));
        TwoBuilds.Ran ran = TwoBuilds.run(
                "bisect",
                finding,
                "--builds",
                builds.good().toString(),
                builds.bad().toString(),
                third.toString());
        assertThat(ran.exitCode()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("first bad build: " + builds.bad());
    }

    @Test
    void whereBothEndsAreAlikeThereIsNothingToFind() {
        String bad = builds.bad().toString();
        TwoBuilds.Ran ran = TwoBuilds.run("bisect", finding, "--builds", bad, bad);
        assertThat(ran.exitCode()).as(ran.err()).isEqualTo(1);
    }

    @Test
    void aStepExitsAsGitBisectRunExpects() throws IOException {
        assertThat(TwoBuilds.run(
                                "bisect",
                                finding,
                                "--step",
                                "--build",
                                builds.good().toString())
                        .exitCode())
                .isZero();
        assertThat(TwoBuilds.run(
                                "bisect",
                                finding,
                                "--step",
                                "--build",
                                builds.bad().toString())
                        .exitCode())
                .isEqualTo(1);
        Path none = Files.writeString(folder.resolve("none.jar"), "no archive");
        assertThat(TwoBuilds.run("bisect", finding, "--step", "--build", none.toString())
                        .exitCode())
                .isEqualTo(125);
    }

    @Test
    void theFirstCommitThatShowsIt() throws Exception {
        git("init", "-q");
        git("config", "user.email", "t@example.org");
        git("config", "user.name", "T");
        for (String build : new String[] {"good", "good", "none", "bad", "bad"}) {
            Files.writeString(folder.resolve("BUILD"), build);
            Files.writeString(folder.resolve("log"), Files.exists(folder.resolve("log")) ? read("log") + "x" : "x");
            git("add", "BUILD", "log");
            git("commit", "-q", "-m", "Build " + read("log").length() + " is " + build);
        }
        git("tag", "v1", "HEAD~4");
        // The third can't be built, so it is this one or that.
        TwoBuilds.Ran ran = TwoBuilds.run(
                "bisect",
                finding,
                "--make",
                "cp " + builds.good().getParent() + "/$(cat BUILD).jar db.jar",
                "--build",
                "db.jar",
                "--good",
                "v1",
                "--bad",
                "HEAD",
                "--repository",
                folder.toString());
        assertThat(ran.exitCode()).as(ran.out() + ran.err()).isEqualTo(3);
        assertThat(ran.out()).contains("Build 3 is none", "Build 4 is bad").doesNotContain("Build 2 is good");
        assertThat(read("BUILD")).isEqualTo("bad");
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private void git(String... arguments) throws Exception {
        String[] command = new String[arguments.length + 1];
        command[0] = "git";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
    }
}
