package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.triage.TriageResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of processes of their own: master, two workers, an executor each, with authentication and encryption. */
@Tag("slow")
class StandaloneClusterTest {
    private static final long CASES = 800;

    @TempDir
    Path folder;

    private final Map<String, String> settings = new HashMap<>();

    @BeforeEach
    void settings() {
        settings.put("spark.authenticate", "true");
        settings.put("spark.authenticate.secret", UUID.randomUUID().toString());
        settings.put("spark.network.crypto.enabled", "true");
        settings.put("spark.driver.host", "127.0.0.1");
        settings.put("spark.driver.bindAddress", "127.0.0.1");
        settings.put("spark.executor.memory", "1g");
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    @Test
    void aCampaignOutlivesAnExecutorAndGivesWhatOneProcessGives() throws IOException {
        var here = CampaignRun.of(Optional.empty(), CASES, Duration.ZERO, folder.resolve("here"), event -> {});
        try (StandaloneProcesses processes =
                        StandaloneProcesses.start(folder.resolve("spark"), 2, forMasterAndWorkers());
                Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
            AtomicInteger killed = new AtomicInteger();
            AtomicInteger reported = new AtomicInteger();
            var there = CampaignRun.of(
                    Optional.of(cluster), CASES, Duration.ofMinutes(3), folder.resolve("there"), event -> {
                        if (event instanceof CampaignEvent.Suspected && killed.compareAndSet(0, 1)) {
                            processes.executors().getFirst().destroyForcibly();
                        }
                        if (event instanceof CampaignEvent.Triaged triaged
                                && triaged.result() instanceof TriageResult.Reported) {
                            reported.incrementAndGet();
                        }
                    });
            assertThat(killed).hasValue(1);
            assertThat(there.suspects()).as(() -> logs(processes)).isNotEmpty().isEqualTo(here.suspects());
            assertThat(there.progress().cases()).isEqualTo(here.progress().cases());
            assertThat(there.progress().open()).isZero();
            assertThat(reported).hasPositiveValue();
        }
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .noneMatch(child -> child.info().commandLine().orElse("").contains("org.apache.spark"));
    }

    /** Nothing is lost and nothing is there twice; what its executors had started ends with them. */
    @Test
    void aCampaignOutlivesItsDriver() throws IOException, InterruptedException {
        long cases = 2 * CASES;
        var here = CampaignRun.of(Optional.empty(), cases, Duration.ZERO, folder.resolve("here"), event -> {});
        Path there = folder.resolve("there");
        try (StandaloneProcesses processes =
                StandaloneProcesses.start(folder.resolve("spark"), 2, forMasterAndWorkers())) {
            try (DriverProcess driver =
                    DriverProcess.start(processes.master(), cases, there, folder.resolve("driver.log"), settings)) {
                CampaignHistory killed = driver.killAt(1, there);
                assertThat(killed.nextIndex()).isLessThan(cases);
            }
            processes.awaitNoExecutor();
            try (Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
                var resumed = CampaignRun.resumed(cluster, cases, Duration.ZERO, there, event -> {});
                assertThat(resumed.suspects())
                        .as(() -> logs(processes))
                        .isNotEmpty()
                        .isEqualTo(here.suspects());
                assertThat(resumed.progress().cases()).isEqualTo(here.progress().cases());
                assertThat(resumed.progress().suspects())
                        .isEqualTo(here.progress().suspects());
            }
        }
        assertThat(CampaignRun.journaled(there)).doesNotHaveDuplicates();
    }

    /** The last executor of a host is killed when no other follows it that could clear up: its worker does. */
    @Test
    void theFoldersOfAKilledExecutorGoWithTheApplication() throws IOException, InterruptedException {
        try (StandaloneProcesses processes =
                StandaloneProcesses.start(folder.resolve("spark"), 1, forMasterAndWorkers())) {
            try (Cluster cluster = SparkCluster.connect(processes.master(), note -> {})) {
                CampaignRun.of(Optional.of(cluster), CASES / 4, Duration.ZERO, folder.resolve("there"), event -> {});
                assertThat(processes.foldersOfPanoptes())
                        .as("of warm processes")
                        .isNotEmpty();
                processes.executors().forEach(ProcessHandle::destroyForcibly);
            }
            for (int i = 0; i < 300 && !processes.foldersOfPanoptes().isEmpty(); i++) {
                Thread.sleep(100);
            }
            assertThat(processes.foldersOfPanoptes()).as(() -> logs(processes)).isEmpty();
        }
    }

    @Test
    void aBenchmarkOutlivesAnExecutor() throws IOException, InterruptedException {
        SortedMap<String, String> here = CommandsInPartsTest.verdicts(30, List.of());
        try (StandaloneProcesses processes =
                StandaloneProcesses.start(folder.resolve("spark"), 2, forMasterAndWorkers())) {
            AtomicInteger killed = new AtomicInteger();
            Thread killer = Thread.ofPlatform().daemon().start(() -> {
                while (killed.get() == 0) {
                    processes.executors().stream().findFirst().ifPresent(first -> {
                        first.destroyForcibly();
                        killed.incrementAndGet();
                    });
                }
            });
            assertThat(CommandsInPartsTest.verdicts(30, List.of("--cluster=" + processes.master())))
                    .as(() -> logs(processes))
                    .isEqualTo(here);
            killer.join();
            assertThat(killed).hasValue(1);
        }
    }

    private List<String> forMasterAndWorkers() {
        return List.of(
                "-Dspark.authenticate=true",
                "-Dspark.authenticate.secret=" + settings.get("spark.authenticate.secret"),
                "-Dspark.network.crypto.enabled=true");
    }

    private static String logs(StandaloneProcesses processes) {
        try {
            return processes.logs();
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
