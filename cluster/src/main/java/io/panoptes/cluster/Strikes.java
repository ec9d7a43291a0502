package io.panoptes.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.TaskFailedReason;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * The driver's own record of failed tasks. Spark does not count a task whose executor is lost before it was told that the task runs, so
 * that a case that kills executors could take any number of them; here each failure counts, and the third one ends the job.
 */
final class Strikes extends SparkListener {
    /** The local property of Spark that names the job of a stage. */
    static final String JOB = "panoptes.job";

    private static final int MOST = 3;

    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    private final Map<Integer, String> stages = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> lostWith = new ConcurrentHashMap<>();
    private final AtomicLong number = new AtomicLong();
    private final Consumer<String> notes;
    private volatile boolean closed;

    /** @param notes is told of each executor that is lost */
    Strikes(Consumer<String> notes) {
        this.notes = notes;
    }

    /** The failures of the tasks of a job. */
    static final class Job {
        private final String name;
        private final Map<Integer, Integer> failures = new TreeMap<>();
        private final TreeSet<Integer> out = new TreeSet<>();
        private String why = "";
        private Runnable cancel = () -> {};

        private Job(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        /** @param action is run at the third failure of a task, also where that has happened already */
        synchronized void atThird(Runnable action) {
            cancel = action;
            if (!out.isEmpty()) {
                action.run();
            }
        }

        private synchronized void failed(int task, String reason) {
            if (failures.merge(task, 1, Integer::sum) >= MOST) {
                out.add(task);
                why = reason;
                cancel.run();
            }
        }

        /** The tasks that have failed too often. */
        synchronized Optional<StruckOut> struckOut() {
            return out.isEmpty() ? Optional.empty() : Optional.of(new StruckOut(out, why));
        }
    }

    Job begin() {
        Job job = new Job(String.valueOf(number.incrementAndGet()));
        jobs.put(job.name(), job);
        return job;
    }

    void end(Job job) {
        jobs.remove(job.name());
        stages.values().remove(job.name());
    }

    /** Executors that end from now on were told to. */
    void close() {
        closed = true;
    }

    @Override
    public void onStageSubmitted(SparkListenerStageSubmitted submitted) {
        String job = submitted.properties().getProperty(JOB);
        if (job != null && jobs.containsKey(job)) {
            stages.put(submitted.stageInfo().stageId(), job);
        }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (!(end.reason() instanceof TaskFailedReason failed) || failed instanceof TaskKilled) {
            return;
        }
        if (failed instanceof ExecutorLostFailure lost) {
            lostWith.computeIfAbsent(lost.execId(), unseen -> new AtomicInteger())
                    .incrementAndGet();
        }
        Job job = jobs.get(stages.getOrDefault(end.stageId(), ""));
        if (job != null) {
            job.failed(end.taskInfo().index(), SparkJobs.shortened(failed.toErrorString()));
        }
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        AtomicInteger tasks = lostWith.remove(removed.executorId());
        if (!closed) {
            ClusterMetrics.ofThisProcess().lostExecutor();
            notes.accept("executor %s was lost with %d tasks, which run again: %s"
                    .formatted(
                            removed.executorId(),
                            tasks == null ? 0 : tasks.get(),
                            SparkJobs.shortened(String.valueOf(removed.reason()))));
        }
    }
}
