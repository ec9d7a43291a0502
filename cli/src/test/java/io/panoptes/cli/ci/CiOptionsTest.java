package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options of {@code panoptes ci} that exclude each other. */
class CiOptionsTest {
    @TempDir
    private Path folder;

    @Test
    void aDriverHasNoOtherBuild() {
        TwoBuilds.Ran ran = TwoBuilds.run(
                "ci",
                "--driver",
                TwoBuilds.h2().toString(),
                "--url",
                "jdbc:h2:mem:t",
                "--new-since",
                "2.2.224",
                "--out",
                folder.resolve("out").toString());
        assertThat(ran.exitCode()).isEqualTo(ExitCode.COULD_NOT_RUN);
        assertThat(ran.err())
                .contains("--new-since can't be given with --driver", "no other build", "--baseline")
                .doesNotContain("learning");
        assertThat(folder.resolve("out")).doesNotExist();
    }
}
