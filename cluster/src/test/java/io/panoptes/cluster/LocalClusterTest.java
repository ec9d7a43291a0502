package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.ClusterProvider;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark in the process of the test: two tasks at a time. */
class LocalClusterTest {
    /** The last of these ranges has suspects, which is what shows that triage has its turn before it. */
    private static final long CASES = 800;

    @TempDir
    Path folder;

    /** In every build {@link StandaloneCommandsTest} compares the same, with processes. */
    @Test
    @Tag("slow")
    void theSameSeedGivesTheSameCasesAndSuspectsAsOneProcess() {
        var here = CampaignRun.here(CASES, folder.resolve("here"));
        try (Cluster cluster = connect("local[2]")) {
            assertThat(cluster.slots()).isEqualTo(2);
            CampaignRun.assertSameOn(cluster, CASES, folder.resolve("there"), here);
        }
    }

    /** A suspect that waits is triaged before the next cases are run. */
    @Test
    void whereOneTaskRunsAtATimeTriageAndCasesTakeTurns() {
        try (Cluster cluster = connect("local[1]")) {
            List<String> order = new CopyOnWriteArrayList<>();
            CampaignRun.of(Optional.of(cluster), CASES, Duration.ZERO, folder.resolve("there"), event -> {
                if (event instanceof CampaignEvent.Suspected) {
                    order.add("suspected");
                } else if (event instanceof CampaignEvent.Triaged) {
                    order.add("triaged");
                }
            });
            assertThat(order).contains("triaged");
            assertThat(order.subList(order.indexOf("triaged"), order.size())).contains("suspected");
        }
    }

    @Test
    void saysThatThereIsNoCluster() {
        assertThatThrownBy(() -> connect("spark://nowhere"))
                .isInstanceOf(ClusterProvider.Unavailable.class)
                .hasMessageContainingAll("spark://nowhere", "--cluster");
    }

    private static Cluster connect(String master) {
        return ServiceLoader.load(ClusterProvider.class)
                .findFirst()
                .orElseThrow()
                .connect(master, note -> {});
    }
}
