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
 * The driver's own record of failed tasks. Spark does not count a task whose executor is lost before it was told that the task runs, so
 * that a case that kills executors could take any number of them; here each lost executor counts, and the third one ends the job. An
 * error says nothing of the case: the host can't run it. It is told once for each executor, and Spark tries others.
 */
final class Strikes extends SparkListener {
    /** The local property of Spark that names the job of a stage. */
    static final String JOB = "panoptes.job";

    /** As many executors are lost with a task before its job ends. */
    static final int MOST = 3;

    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    private final Map<Integer, String> stages = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> lostWith = new ConcurrentHashMap<>();
    /** Executors of which it was told that a task failed there. */
    private final Set<String> failing = ConcurrentHashMap.newKeySet();

    private final AtomicLong number = new AtomicLong();
    private final Consumer<String> notes;
    private volatile boolean closed;

    /** @param notes is told of each executor that is lost, and of each on which tasks fail */
    Strikes(Consumer<String> notes) {
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

        /** @param action is run when the third executor is lost with a task, also where that has happened already */
        synchronized void atThird(Runnable action) {
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
        synchronized Optional<StruckOut> struckOut() {
            return out.isEmpty() ? Optional.empty() : Optional.of(new StruckOut(out, why));
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
