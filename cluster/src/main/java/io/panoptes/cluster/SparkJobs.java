package io.panoptes.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function1;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/** Runs tasks: a text in, a text out. */
record SparkJobs(JavaSparkContext spark, ExecutorLosses losses) {

    private static final int LONGEST = 400;

    /** Tasks that run. */
    record Running(SimpleFutureAction<BoxedUnit> action, CompletableFuture<Boolean> end) {
        void cancel() {
            action.cancel();
        }
    }

    /**
     * Starts a task for each input. The job ends with {@link TooManyExecutorsLost} where too many executors were lost with one of them, and
     * with the last error of an executor where none could run it.
     *
     * @param pool of Spark's scheduler: see fairscheduler.xml
     * @param each receives results as they come, and must be quick
     */
    Running start(String pool, List<String> inputs, Function1<Iterator<String>, String> task, Consumer<String> each) {
        ExecutorLosses.Job job = losses.begin();
        spark.setLocalProperty("spark.scheduler.pool", pool);
        spark.setLocalProperty(ExecutorLosses.JOB, job.name());
        RDD<String> rdd = spark.parallelize(inputs, inputs.size()).rdd();
        List<Object> partitions = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            partitions.add(i);
        }
        Seq<Object> all = CollectionConverters.asScala(partitions).toSeq();
        SimpleFutureAction<BoxedUnit> action = spark.sc()
                .submitJob(
                        rdd,
                        task,
                        all,
                        (partition, result) -> {
                            each.accept(result);
                            return BoxedUnit.UNIT;
                        },
                        () -> BoxedUnit.UNIT);
        job.onTooMany(action::cancel);
        CompletableFuture<Boolean> end = new CompletableFuture<>();
        action.onComplete(
                (Try<BoxedUnit> result) -> {
                    losses.end(job);
                    if (result.isSuccess()) {
                        end.complete(true);
                    } else {
                        end.completeExceptionally(why(job, result.failed().get()));
                    }
                    return BoxedUnit.UNIT;
                },
                ExecutionContext.global());
        return new Running(action, end);
    }

    private static Throwable why(ExecutorLosses.Job job, Throwable failure) {
        return job.tooMany()
                .<Throwable>map(lost -> lost)
                .or(() -> job.error().map(error -> new IllegalStateException(error, failure)))
                .orElse(failure);
    }

    /** Why tasks have failed, in a line. */
    static String why(Throwable failure) {
        if (failure instanceof CancellationException) {
            return "cancelled";
        }
        return shortened(String.valueOf(failure.getMessage()));
    }

    /** The first lines, in one. */
    static String shortened(String text) {
        String line =
                text.lines().limit(2).reduce((one, two) -> one + " " + two).orElse("");
        return line.substring(0, Math.min(line.length(), LONGEST));
    }
}
