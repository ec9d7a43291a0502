package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.dbms.TargetException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hosts on which the target can't be opened: no case is to blame for it. */
@Tag("slow")
class BadHostTest {
    private static final long CASES = 1_600;
    private static final CampaignRun.Subject H2 = new CampaignRun.Subject("h2", Optional.empty());
    /** The process of H2 has another collector of garbage on its command line, and Java starts with one only. */
    private static final String BAD = "-XX:+UseSerialGC";

    @TempDir
    Path folder;

    private final Map<String, String> settings = new HashMap<>(Map.of(
            "spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1", "spark.executor.memory", "1g"));

    @BeforeEach
    void settings() {
        // A replaced executor is not waited for.
        settings.put("spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "2s");
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    @Test
    void theCampaignEndsWhereNoneCanRunAnything() throws IOException {
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), 0, List.of())) {
            processes.startWorker(1, 1, List.of(), BAD);
            processes.startWorker(2, 1, List.of(), BAD);
            try (Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
                assertThatThrownBy(() -> CampaignRun.of(
                                H2, Optional.of(cluster), CASES, Duration.ZERO, folder.resolve("there"), event -> {}))
                        .isInstanceOf(TargetException.class)
                        .hasMessageContainingAll("no machine of the cluster", "TargetException");
            }
        }
        assertThat(CampaignRun.journaled(folder.resolve("there"))).isEmpty();
    }
}
