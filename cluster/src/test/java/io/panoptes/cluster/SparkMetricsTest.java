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
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    private Map<String, String> settings = Map.of();

    /** The settings by which driver and executors write files. */
    static Map<String, String> filesIn(Path metrics) throws IOException {
        return Map.of(
                "spark.metrics.conf.*.sink.csv.period",
                "1",
                "spark.metrics.conf.*.sink.csv.class",
                "org.apache.spark.metrics.sink.CsvSink",
                "spark.metrics.conf.*.sink.csv.directory",
                Files.createDirectories(metrics).toString());
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    @Test
    void tellsWhatTheTasksHaveDone() throws IOException {
        Path metrics = folder.resolve("metrics");
        settings = filesIn(metrics);
        settings.forEach(System::setProperty);
        long before = ClusterMetrics.ofThisProcess().cases();
        long suspects;
        try (Cluster cluster = SparkCluster.connect("local[2]", note -> {})) {
            var result = CampaignRun.of(Optional.of(cluster), CASES, Duration.ZERO, folder.resolve("out"), event -> {});
            suspects = result.suspects().size();
        }
        assertThat(suspects).isPositive();
        assertThat(last(metrics, "cases") - before).isEqualTo(CASES);
        assertThat(last(metrics, "suspects")).isGreaterThanOrEqualTo(suspects);
        assertThat(files(metrics, "triage.running")).isNotEmpty();
        assertThat(last(metrics, "triage.running")).isZero();
        assertThat(files(metrics, "triage.duplicates")).isNotEmpty();
        assertThat(files(metrics, "triage.millis")).isNotEmpty();
    }

    /** They are written each second. */
    static void awaitAtLeast(long count, Path folder, String name) throws IOException, InterruptedException {
        long end = System.nanoTime() + LONGEST_WAIT.toNanos();
        while (System.nanoTime() < end && last(folder, name) < count) {
            Thread.sleep(200);
        }
        assertThat(last(folder, name)).as(name).isGreaterThanOrEqualTo(count);
    }

    private static List<Path> files(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(one -> String.valueOf(one.getFileName())
                            .endsWith("plugin.%s.%s.csv".formatted(ClusterPlugin.class.getName(), name)))
                    .toList();
        }
    }

    /** The sum over all processes; the end of Spark writes each file once more. */
    private static long last(Path folder, String name) throws IOException {
        long sum = 0;
        for (Path file : files(folder, name)) {
            // What is being written has no end of its line yet.
            String text = Files.readString(file);
            List<String> lines =
                    text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
            sum += lines.size() < 2 ? 0 : Long.parseLong(lines.getLast().split(",", -1)[1]);
        }
        return sum;
    }
}
