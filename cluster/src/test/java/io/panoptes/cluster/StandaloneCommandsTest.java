package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.wiring.Cluster;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign, a mining run and a benchmark on a master and workers that are processes of their own: each gives what one process gives. */
class StandaloneCommandsTest {
    private final Map<String, String> settings = new HashMap<>(Map.of(
            "spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1", "spark.executor.memory", "1g"));

    @TempDir
    Path folder;

    @BeforeEach
    void settings() throws IOException {
        settings.putAll(SparkMetricsTest.filesIn(folder.resolve("metrics")));
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    /** Small enough for every build. */
    @Test
    void twoWorkersGiveWhatOneProcessGives() throws IOException, InterruptedException {
        sameAsHere(2, 400, 6, 1);
    }

    @Test
    @Tag("slow")
    void fourWorkersGiveWhatOneProcessGives() throws IOException, InterruptedException {
        sameAsHere(4, 1_600, 30, 4);
    }

    private void sameAsHere(int workers, long cases, int pairs, int seeds) throws IOException, InterruptedException {
        var here = CampaignRun.here(cases, folder.resolve("here"));
        var verdicts = CommandsInPartsTest.verdicts(pairs, List.of());
        var mined = CommandsInPartsTest.mined(seeds, List.of());
        assertThat(mined).isNotEmpty();
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), workers, List.of())) {
            try (Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
                CampaignRun.assertSameOn(cluster, cases, folder.resolve("there"), here);
                assertThat(CampaignRun.journaled(folder.resolve("there"))).doesNotHaveDuplicates();
                // A range that is started twice is counted twice.
                SparkMetricsTest.awaitAtLeast(cases, folder.resolve("metrics"), "cases");
            }
            List<String> onCluster = List.of("--cluster=" + processes.master());
            assertThat(CommandsInPartsTest.verdicts(pairs, onCluster)).isEqualTo(verdicts);
            assertThat(CommandsInPartsTest.mined(seeds, onCluster)).isEqualTo(mined);
        }
    }
}
