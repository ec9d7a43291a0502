package io.panoptes.cluster;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.ClusterProvider;
import io.panoptes.campaign.wiring.PartOutcome;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.finding.FindingStore;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * A connection to Apache Spark. What is set by system properties that begin with {@code spark.} (authentication, encryption, memory,
 * executors) comes before the defaults here.
 */
public final class SparkCluster implements Cluster {
    /** How long the first executor may take to start, in seconds: images that must be fetched take long. */
    private static final String START = "panoptes.cluster.start";

    private static final long TICK_MILLIS = 100;

    private final JavaSparkContext spark;
    private final ExecutorLosses losses;

    private SparkCluster(JavaSparkContext spark, ExecutorLosses losses) {
        this.spark = spark;
        this.losses = losses;
        spark.sc().addSparkListener(losses);
    }

    static SparkCluster connect(String master, Consumer<String> notes) {
        JavaSparkContext spark = context(master);
        ExecutorLosses losses = new ExecutorLosses(notes);
        try {
            String times = System.getProperty(TimesFile.PROPERTY, "");
            if (!times.isEmpty()) {
                spark.sc().addSparkListener(new TimesFile(Path.of(times)));
            }
            SparkCluster cluster = new SparkCluster(spark, losses);
            cluster.awaitExecutors(master);
            notes.accept("%d tasks at a time on %s".formatted(cluster.slots(), master));
            return cluster;
        } catch (RuntimeException failed) {
            boolean isGivenUp = spark.sc().isStopped() && !(failed instanceof ClusterProvider.Unavailable);
            losses.close();
            spark.close();
            throw isGivenUp ? refused(master) : failed;
        }
    }

    private static JavaSparkContext context(String master) {
        try {
            return new JavaSparkContext(conf(master, System.getenv()));
        } catch (IllegalStateException | NullPointerException | RejectedExecutionException endedMeanwhile) {
            throw refused(master);
        } catch (Exception refused) {
            // Scala declares no checked exceptions, and throws them.
            throw new ClusterProvider.Unavailable("no cluster at %s: %s%n  Check --cluster, and that the master runs."
                    .formatted(master, refused.getMessage()));
        }
    }

    /** Spark gave up to ask for the master or for executors, and ended its own part: whatever is asked of that fails. */
    private static ClusterProvider.Unavailable refused(String master) {
        return new ClusterProvider.Unavailable(
                "%s did not answer, refused this driver, or could start none of its executors.%n  Check --cluster, that the master runs, that spark.authenticate and its secret (_SPARK_AUTH_SECRET) are the same here and there, and that the archive is at the same place on every host."
                        .formatted(master));
    }

    /** @param environment variables of this process */
    static SparkConf conf(String master, Map<String, String> environment) {
        SparkConf conf = new SparkConf()
                .setMaster(master)
                .setIfMissing("spark.app.name", "panoptes")
                // Cases and triage share the machines evenly.
                .setIfMissing("spark.scheduler.mode", "FAIR")
                .setIfMissing("spark.speculation", "true")
                .setIfMissing("spark.speculation.multiplier", "4")
                .setIfMissing("spark.speculation.minTaskRuntime", "20s")
                // A machine that stands still holds a task for each of its cores: more than one in ten of a lot.
                .setIfMissing("spark.speculation.quantile", "0.5")
                // Of a job of one task there is none to compare it with.
                .setIfMissing("spark.speculation.task.duration.threshold", "300s")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.ui.showConsoleProgress", "false")
                .setIfMissing("spark.locality.wait", "0s");
        keepOffBadHosts(conf);
        conf.set("spark.plugins", plugins(conf));
        // Spark reads the variable for master, workers and executors; a driver has to have the setting.
        String secret = environment.get("_SPARK_AUTH_SECRET");
        if (secret != null) {
            conf.setIfMissing("spark.authenticate.secret", secret);
        }
        if (!master.startsWith("local[") && !master.equals("local")) {
            conf.setIfMissing(
                    "spark.executor.extraJavaOptions",
                    "-XX:+IgnoreUnrecognizedVMOptions --enable-native-access=ALL-UNNAMED"
                            + " --sun-misc-unsafe-memory-access=allow");
            // The archive is unpacked at the same place on every host.
            conf.setIfMissing("spark.executor.extraClassPath", absoluteClassPath());
        }
        return conf;
    }

    /**
     * A host on which the target can't be opened fails its tasks at once and would get all others: it gets no more of a lot after
     * three, and none at all for a while after six. An executor that was lost with a case is no fault of the host; the driver's own
     * record tells the third time, before Spark gives the task up.
     */
    private static void keepOffBadHosts(SparkConf conf) {
        Map<String, Integer> most = Map.of(
                "task.maxTaskAttemptsPerExecutor", 2,
                "task.maxTaskAttemptsPerNode", ExecutorLosses.MOST + 1,
                "stage.maxFailedTasksPerExecutor", 3,
                "stage.maxFailedExecutorsPerNode", 1_000,
                "application.maxFailedTasksPerExecutor", 6,
                "application.maxFailedExecutorsPerNode", 1_000);
        most.forEach((what, count) -> conf.setIfMissing("spark.excludeOnFailure." + what, String.valueOf(count)));
        conf.setIfMissing("spark.excludeOnFailure.enabled", "true")
                .setIfMissing("spark.excludeOnFailure.timeout", "10m")
                .setIfMissing("spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "60s")
                .setIfMissing("spark.task.maxFailures", "40");
    }

    /** Beside those that the user names. */
    private static String plugins(SparkConf conf) {
        String named = conf.get("spark.plugins", "");
        return (named.isEmpty() ? "" : named + ",") + ClusterPlugin.class.getName();
    }

    private static String absoluteClassPath() {
        StringBuilder path = new StringBuilder();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (!entry.isEmpty() && Files.exists(Path.of(entry))) {
                path.append(path.isEmpty() ? "" : File.pathSeparator)
                        .append(Path.of(entry).toAbsolutePath().normalize());
            }
        }
        return path.toString();
    }

    /** The first executors take a while to start; more may come later. */
    private void awaitExecutors(String master) {
        if (spark.isLocal()) {
            return;
        }
        long seconds = Long.getLong(START, 180);
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        while (!hasExecutor()) {
            if (spark.sc().isStopped()) {
                throw refused(master);
            }
            if (System.nanoTime() > end) {
                throw new ClusterProvider.Unavailable(
                        "no executor of %s has started within %d seconds.%n  Check that workers are registered and have memory and cores to spare (spark.executor.memory, spark.executor.cores), or wait longer: -D%s=600."
                                .formatted(master, seconds, START));
            }
            try {
                Thread.sleep(TICK_MILLIS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new ClusterProvider.Unavailable(
                        "it was stopped while the executors of %s started".formatted(master));
            }
        }
    }

    /** Beside the driver, which is listed too. */
    private boolean hasExecutor() {
        return spark.statusTracker().getExecutorInfos().length > 1;
    }

    @Override
    public int slots() {
        return Math.max(1, spark.defaultParallelism());
    }

    @Override
    public CampaignSupplies supplies(
            StandardSupplies local, CampaignPlan plan, KnownFindings known, FindingStore store) {
        return new SparkSupplies(local, new SparkTasks(jobs(), ExecutorCampaign.of(spark, plan)), known, store);
    }

    @Override
    public void run(List<String> parts, Consumer<PartOutcome> told, BooleanSupplier stopped) {
        new PartJobs(jobs(), told, stopped).run(parts);
    }

    SparkJobs jobs() {
        return new SparkJobs(spark, losses);
    }

    @Override
    public void close() {
        losses.close();
        spark.close();
    }
}
