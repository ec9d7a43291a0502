package io.panoptes.cluster;

import io.panoptes.dbms.process.Workers;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;

/**
 * What Spark loads into driver and executors: registers the metrics, and has an executor write its temporary files where Spark keeps
 * its own. The worker of an application deletes that folder when the application ends, also after an executor was killed.
 */
public final class ClusterPlugin implements SparkPlugin {
    @Override
    public DriverPlugin driverPlugin() {
        return new OfDriver();
    }

    @Override
    public ExecutorPlugin executorPlugin() {
        return new OfExecutor();
    }

    private static final class OfDriver implements DriverPlugin {
        @Override
        public void registerMetrics(String application, PluginContext context) {
            ClusterMetrics metrics = ClusterMetrics.ofThisProcess();
            metrics.registerDriver(context.metricRegistry());
            if (context.conf().get("spark.master").matches("local(\\[.*)?")) {
                metrics.registerWork(context.metricRegistry());
            }
        }
    }

    private static final class OfExecutor implements ExecutorPlugin {
        @Override
        public void init(PluginContext context, Map<String, String> fromDriver) {
            if (context.executorID().equals("driver")) {
                // Tasks run in the process of the driver, which has registered all and has a folder of its own.
                return;
            }
            ClusterMetrics.ofThisProcess().registerWork(context.metricRegistry());
            Path blocks = SparkEnv.get()
                    .blockManager()
                    .diskBlockManager()
                    .localDirs()[0]
                    .toPath()
                    .toAbsolutePath();
            Path folder = blocks.getParent();
            if (folder != null) {
                System.setProperty("java.io.tmpdir", folder.toString());
                sweepBeside(folder);
            }
        }
    }

    /** What executors have left whose worker was killed together with them. */
    private static void sweepBeside(Path folder) {
        Path application = folder.getParent();
        Path disk = application == null ? null : application.getParent();
        if (disk == null) {
            return;
        }
        try (DirectoryStream<Path> workers = Files.newDirectoryStream(disk, "spark-*")) {
            for (Path worker : workers) {
                try (DirectoryStream<Path> executors = Files.newDirectoryStream(worker, "executor-*")) {
                    executors.forEach(Workers::sweep);
                }
            }
        } catch (IOException | DirectoryIteratorException goneMeanwhile) {
            // Others start and end at the same time; what is left is found next time.
        }
    }
}
