package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.wiring.Cluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark's own metrics system, told to write files. */
@Tag("slow")
class SparkMetricsTest {
    private static final long CASES = 400;

    @TempDir
    Path folder;

    private Map<String, String> settings = Map.of();

    private void writeFilesTo(Path metrics) throws IOException {
        settings = Map.of(
                "spark.metrics.conf.*.sink.csv.class",
                "org.apache.spark.metrics.sink.CsvSink",
                "spark.metrics.conf.*.sink.csv.directory",
                Files.createDirectories(metrics).toString());
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    @Test
    void tellsWhatTheTasksHaveDone() throws IOException {
        Path metrics = folder.resolve("metrics");
        writeFilesTo(metrics);
        long before = ClusterMetrics.ofThisProcess().cases();
        long suspects;
        try (Cluster cluster = SparkCluster.connect("local[2]", note -> {})) {
            var result = CampaignRun.of(Optional.of(cluster), CASES, Duration.ZERO, folder.resolve("out"), event -> {});
            suspects = result.suspects().size();
        }
        assertThat(suspects).isPositive();
        assertThat(last(metrics, "cases") - before).isEqualTo(CASES);
        assertThat(last(metrics, "suspects")).isGreaterThanOrEqualTo(suspects);
        assertThat(last(metrics, "triage.running")).isZero();
    }

    /** The end of Spark writes each file once more. */
    private static long last(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.filter(one -> String.valueOf(one.getFileName())
                            .endsWith("plugin.%s.%s.csv".formatted(ClusterPlugin.class.getName(), name)))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no file tells of " + name));
            List<String> lines = Files.readAllLines(file);
            return Long.parseLong(lines.getLast().split(",", -1)[1]);
        }
    }
}
