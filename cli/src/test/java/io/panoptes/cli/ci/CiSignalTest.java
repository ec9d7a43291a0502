package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class CiSignalTest {
    private static final int MOST_SECONDS = 60;

    @TempDir
    private Path folder;

    @Test
    void whileTheBuildIsFetchedReportsSayThatNothingWasTested() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            List<String> properties = SilentMirror.properties(folder, silent);
            try (PanoptesProcess panoptes =
                    PanoptesProcess.start(folder, properties, "ci", "--target", "h2:2.2.224", "--seed", "7")) {
                silent.setSoTimeout(MOST_SECONDS * 1000);
                silent.accept();
                panoptes.terminate();
                assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.OPEN);
                assertThat(panoptes.output())
                        .contains("stopped by a signal before the build was found", "Run it again with: panoptes ci");
            }
        }
        assertThat(folder.resolve("panoptes-out/summary.md"))
                .content()
                .contains("stopped by a signal before the build was found", "--seed 7");
        assertThat(folder.resolve("panoptes-out/junit.xml")).content().contains("<skipped");
        assertThat(folder.resolve("panoptes-out/report.json")).content().contains("\"h2:2.2.224\"");
    }
}
