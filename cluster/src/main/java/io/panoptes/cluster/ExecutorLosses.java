package io.panoptes.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
 * Counts the executors that are lost with each task, and ends the job of a task at the third. Spark's own limit would not: it does not
 * count a task whose executor is lost before it reported that the task runs, so that a case that kills executors could cost any number of
 * them. An error of a task is not counted: it says that this host can't run the case, and Spark tries others; each executor's first error
 * is noted.
 */
final class ExecutorLosses extends SparkListener {
    /** The local property of Spark that names the job of a stage. */
    static final String JOB = "panoptes.job";

    /** The job of a task ends when this many executors were lost with it. */
    static final int MOST = 3;

    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    private final Map<Integer, String> stages = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> lostWith = new ConcurrentHashMap<>();
    /** Executors on which the failure of a task was noted. */
    private final Set<String> failing = ConcurrentHashMap.newKeySet();

    private final AtomicLong number = new AtomicLong();
    private final Consumer<String> notes;
    private volatile boolean closed;

    /** @param notes receives a line for each executor that is lost, and for each on which tasks fail */
    ExecutorLosses(Consumer<String> notes) {
        this.notes = notes;
    }

    /** The failures of the tasks of a job. */
    static final class Job {
        private final String name;
        private final Map<Integer, Integer> losses = new TreeMap<>();
        private final TreeSet<Integer> out = new TreeSet<>();
        private String why = "";
        private Optional<String> error = Optional.empty();
        private Runnable cancel = () -> {};

        private Job(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        /** @param action runs when the third executor is lost with a task, at once where that has happened already */
        synchronized void onTooMany(Runnable action) {
            cancel = action;
            if (!out.isEmpty()) {
                action.run();
            }
        }

        private synchronized void lost(int task, String reason) {
            if (losses.merge(task, 1, Integer::sum) >= MOST) {
                out.add(task);
                why = reason;
                cancel.run();
            }
        }

        private synchronized void failed(String reason) {
            error = Optional.of(reason);
        }

        /** The tasks with which too many executors were lost. */
        synchronized Optional<TooManyExecutorsLost> tooMany() {
            return out.isEmpty() ? Optional.empty() : Optional.of(new TooManyExecutorsLost(out, why));
        }

        /** The last error of a task. */
        synchronized Optional<String> error() {
            return error;
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

    /** Executors that end from now on are not noted: they end on request. */
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
        String why = SparkJobs.shortened(failed.toErrorString());
        Optional<Job> job = Optional.ofNullable(jobs.get(stages.getOrDefault(end.stageId(), "")));
        if (failed instanceof ExecutorLostFailure lost) {
            lostWith.computeIfAbsent(lost.execId(), unseen -> new AtomicInteger())
                    .incrementAndGet();
            job.ifPresent(one -> one.lost(end.taskInfo().index(), why));
            return;
        }
        job.ifPresent(one -> one.failed(why));
        String executor = end.taskInfo().executorId();
        if (!closed && failing.add(executor)) {
            notes.accept("a task failed on executor %s at %s, and is tried on others: %s"
                    .formatted(executor, end.taskInfo().host(), why));
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
