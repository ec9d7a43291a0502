package io.panoptes.cli.ci;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.terminal.ExitCode;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --time} bounds what comes before the first case too: a port that nobody answers at stands for a mirror and for a server. */
@Tag("slow")
class CiTimeTest {
    /** Drivers and downloads give up by themselves far later. */
    private static final int MOST_SECONDS = 45;

    @TempDir
    private Path folder;

    @Test
    void aDownloadThatNeverEndsIsLeftWhenTheTimeIsUp() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            endsEarly(SilentMirror.properties(folder, silent), "h2:2.2.224");
        }
        assertThat(folder.resolve("panoptes-out/summary.md"))
                .content()
                .contains("the time was up before the build was found");
    }

    @Test
    void aServerThatNeverAnswersIsLeftWhenTheTimeIsUp() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            endsEarly(
                    List.of(),
                    "postgresql",
                    "--url",
                    "jdbc:postgresql://127.0.0.1:%d/test?user=me".formatted(silent.getLocalPort()));
        }
        assertThat(folder.resolve("panoptes-out/summary.md"))
                .content()
                .containsPattern("the time was up before the build (was found|had started)");
    }

    private void endsEarly(List<String> properties, String target, String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("ci", "--target", target, "--seed", "7", "--time", "8s"));
        arguments.addAll(List.of(more));
        try (PanoptesProcess panoptes = PanoptesProcess.start(folder, properties, arguments.toArray(String[]::new))) {
            assertThat(panoptes.await(MOST_SECONDS)).as(panoptes.output()).isEqualTo(ExitCode.OPEN);
            assertThat(panoptes.output())
                    .doesNotContain("\tat io.panoptes")
                    .contains("ended early", "the time was up before", "Run it again with: panoptes ci", "Reports: ");
        }
        assertThat(folder.resolve("panoptes-out/report.json")).content().contains("ENDED_EARLY");
        assertThat(folder.resolve("panoptes-out/junit.xml")).content().contains("<skipped");
    }
}
