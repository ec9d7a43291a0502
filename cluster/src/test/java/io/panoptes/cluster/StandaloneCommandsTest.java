package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.campaign.wiring.Cluster;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign and a benchmark on a master and workers that are processes of their own: each gives what one process gives. */
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
    void twoWorkersGiveTheSuspectsAndVerdictsOfOneProcess() throws IOException, InterruptedException {
        sameAsHere(2, 400, 6);
    }

    private void sameAsHere(int workers, long cases, int pairs) throws IOException, InterruptedException {
        var here = CampaignRun.of(Optional.empty(), cases, Duration.ZERO, folder.resolve("here"), event -> {});
        var verdicts = CommandsInPartsTest.verdicts(pairs, List.of());
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), workers, List.of())) {
            try (Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
                AtomicReference<Optional<ClusterLoad>> load = new AtomicReference<>(Optional.empty());
                var there =
                        CampaignRun.of(Optional.of(cluster), cases, Duration.ZERO, folder.resolve("there"), event -> {
                            if (event instanceof CampaignEvent.Spread(var now)) {
                                load.set(Optional.of(now));
                            }
                        });
                assertThat(load.get()).isPresent();
                assertThat(there.suspects()).isNotEmpty().isEqualTo(here.suspects());
                assertThat(there.progress().cases()).isEqualTo(here.progress().cases());
                assertThat(there.progress().valid()).isEqualTo(here.progress().valid());
                assertThat(there.progress().dropped()).isEqualTo(here.progress().dropped());
                assertThat(there.progress().oraclesTried())
                        .isEqualTo(here.progress().oraclesTried());
                assertThat(there.progress().planShapes())
                        .isEqualTo(here.progress().planShapes());
                assertThat(CampaignRun.journaled(folder.resolve("there"))).doesNotHaveDuplicates();
                // A range that is started twice is counted twice.
                SparkMetricsTest.awaitAtLeast(cases, folder.resolve("metrics"), "cases");
            }
            List<String> onCluster = List.of("--cluster=" + processes.master());
            assertThat(CommandsInPartsTest.verdicts(pairs, onCluster)).isEqualTo(verdicts);
        }
    }
}
