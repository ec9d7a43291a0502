package io.panoptes.cluster;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Writes how long each task took to a file, a JSON object a line, for {@code panoptes bench scaling}. */
final class TimesFile extends SparkListener {
    /** The property of Java that names the file. */
    static final String PROPERTY = "panoptes.cluster.times";

    private final Path file;
    private final Map<Integer, String> pools = new ConcurrentHashMap<>();

    TimesFile(Path file) {
        this.file = file;
    }

    @Override
    public void onStageSubmitted(SparkListenerStageSubmitted submitted) {
        pools.put(
                submitted.stageInfo().stageId(),
                String.valueOf(submitted.properties().getProperty("spark.scheduler.pool")));
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (!end.taskInfo().successful()) {
            return;
        }
        try {
            Files.writeString(
                    file,
                    JsonNodeFactory.instance
                                    .objectNode()
                                    .put("pool", pools.get(end.stageId()))
                                    .put("millis", end.taskInfo().duration())
                                    .put("executor", end.taskInfo().executorId())
                            + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("%s can't be written: %s".formatted(file, e.getMessage()), e);
        }
    }
}
