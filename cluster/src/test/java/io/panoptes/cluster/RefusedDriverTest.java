package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.ClusterProvider;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses at which there is no cluster, and clusters that do not want this driver: each time a sentence, and nothing is left running. */
class RefusedDriverTest {
    private static final String HOST = "127.0.0.1";

    @TempDir
    Path folder;

    private final Map<String, String> settings = new HashMap<>();

    private void set(String name, String value) {
        settings.put(name, value);
        System.setProperty(name, value);
    }

    /** The next one can connect; Spark ends what was refused on a thread of its own. */
    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        settings.keySet().forEach(System::clearProperty);
        boolean connected = false;
        for (int i = 0; i < 60 && !connected; i++) {
            try (Cluster cluster = SparkCluster.connect("local[1]", note -> {})) {
                connected = cluster.slots() == 1;
            } catch (ClusterProvider.Unavailable notEndedYet) {
                Thread.sleep(1_000);
            }
        }
        assertThat(connected).isTrue();
    }

    @Test
    void saysThatAnAddressIsNone() {
        assertThat(List.of(
                        "",
                        "nonsense",
                        "http://127.0.0.1:7077",
                        "spark://",
                        "spark://nowhere",
                        "spark://127.0.0.1:port",
                        "local[0]",
                        "local[many]",
                        "local-cluster[2]",
                        "yarn",
                        "k8s://https://127.0.0.1:1"))
                .allSatisfy(master -> assertThatThrownBy(() -> SparkCluster.connect(master, note -> {}))
                        .isInstanceOf(ClusterProvider.Unavailable.class)
                        .hasMessageContainingAll(master, "--cluster"));
    }

    /** Spark itself asks for a minute: a master may start at the same time. */
    @Test
    @Tag("slow")
    void saysThatNobodyListens() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            port = free.getLocalPort();
        }
        set("spark.driver.host", HOST);
        assertThatThrownBy(() -> SparkCluster.connect("spark://%s:%d".formatted(HOST, port), note -> {}))
                .isInstanceOf(ClusterProvider.Unavailable.class)
                .hasMessageContainingAll("spark://%s:%d".formatted(HOST, port), "--cluster", "did not answer");
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"", "another"})
    void aDriverWithoutTheSecretIsRefused(String secret) {
        List<String> ofMaster = List.of(
                "-Dspark.authenticate=true",
                "-Dspark.authenticate.secret=the-secret",
                "-Dspark.network.crypto.enabled=true");
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), 1, ofMaster)) {
            set("spark.driver.host", HOST);
            set("spark.driver.bindAddress", HOST);
            set("spark.executor.memory", "1g");
            if (!secret.isEmpty()) {
                set("spark.authenticate", "true");
                set("spark.authenticate.secret", secret);
                set("spark.network.crypto.enabled", "true");
            }
            assertThatThrownBy(() -> SparkCluster.connect(processes.master(), note -> {}))
                    .isInstanceOf(ClusterProvider.Unavailable.class)
                    .hasMessageContainingAll(processes.master(), "spark.authenticate", "secret")
                    .hasMessageNotContaining("the-secret");
            assertThat(processes.executors()).isEmpty();
        }
    }
}
