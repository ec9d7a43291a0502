package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ci --new-since}: a bug that the other build has too fails no job. Crashes alone are looked for, so that H2's own bugs do not count. */
@Tag("slow")
class NewSinceTest {
    private static final int MOST_SECONDS = 150;

    @TempDir
    private Path folder;

    @Test
    void whatIsBackOnThisBuildAloneFailsTheJob() throws Exception {
        TwoBuilds builds = TwoBuilds.in(folder);
        builds.finding("F1", "FIXED");
        Ran ran = ci("one", builds.bad(), builds.good());
        assertThat(ran.exitCode()).as(ran.output()).isEqualTo(ExitCode.FINDINGS);
        assertThat(ran.output()).contains("F1: back again");
        assertThat(Files.readString(folder.resolve("one/summary.md"))).contains("1 back again", "--new-since");
    }

    @Test
    void whatTheOtherBuildShowsTooDoesNot() throws Exception {
        TwoBuilds builds = TwoBuilds.in(folder);
        builds.finding("F1", "FIXED");
        Ran ran = ci("two", builds.bad(), Files.copy(builds.bad(), folder.resolve("main.jar")));
        // A busy machine may not come to its first case.
        assertThat(ran.exitCode()).as(ran.output()).isIn(ExitCode.NOTHING_FOUND, ExitCode.OPEN);
        assertThat(ran.output())
                .contains("F1: still there (it is back again on the other build as well)")
                .doesNotContain("F1: back again");
        assertThat(Files.readString(folder.resolve("two/junit.xml")))
                .contains("it is back again on the other build as well");
    }

    private record Ran(int exitCode, String output) {}

    /** A process of its own: the time of a job begins with its process. */
    private Ran ci(String out, Path build, Path since) throws IOException, InterruptedException {
        try (PanoptesProcess panoptes = PanoptesProcess.start(
                folder,
                List.of(),
                "ci",
                "--target",
                "h2",
                "--build",
                build.toString(),
                "--new-since",
                since.toString(),
                "--regressions",
                folder.resolve("kept").toString(),
                "--time",
                "45s",
                "--seed",
                "3",
                "--symptoms",
                "crash",
                "--out",
                folder.resolve(out).toString())) {
            int exitCode = panoptes.await(MOST_SECONDS);
            return new Ran(exitCode, panoptes.output());
        }
    }
}
