package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code ci --new-since} on a server, with a finding that was fixed and that shows on some builds. The job is ended by a signal once the finding has
 * been run: how long a server takes to start says nothing.
 *
 * @param folder of the job
 */
record NewSinceRun(Path folder) {
    private static final int MOST_SECONDS = 240;

    /** @param left what is to give all rows of t, and loses one where the finding shows */
    NewSinceRun keeping(TwoBuilds.Release release, String left) throws Exception {
        TwoBuilds.finding(folder.resolve("kept"), "F1", "FIXED", release, left);
        return this;
    }

    /** The finding shows on the build, and not on the other one. */
    void isNew(String since, String... build) throws Exception {
        assertThat(run(since, "regression F1: back again", build)).isEqualTo(ExitCode.FINDINGS);
        assertThat(Files.readString(folder.resolve("panoptes-out/summary.md"))).contains("1 back again", "--new-since");
    }

    /** The finding shows on both. */
    void isNotNew(String since, String... build) throws Exception {
        assertThat(run(since, "regression F1: still there (it is back again on the other build as well)", build))
                .isEqualTo(ExitCode.OPEN);
        assertThat(Files.readString(folder.resolve("panoptes-out/junit.xml")))
                .contains("it is back again on the other build as well");
    }

    /** The exit code. Crashes alone are looked for, so that the DBMS's own bugs do not count. */
    private int run(String since, String awaited, String... build) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("ci"));
        arguments.addAll(List.of(build));
        arguments.addAll(
                List.of("--new-since", since, "--regressions", "kept", "--symptoms", "crash", "--time", "10m"));
        try (PanoptesProcess panoptes = PanoptesProcess.start(folder, List.of(), arguments.toArray(String[]::new))) {
            panoptes.awaitOutput(awaited, MOST_SECONDS);
            panoptes.terminate();
            return panoptes.await(MOST_SECONDS);
        }
    }
}
