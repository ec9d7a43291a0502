package io.panoptes.cluster;

import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import io.panoptes.triage.symptom.Crash;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * Triage on the cluster: each suspect is a task. No task is started for a suspect whose error is that of a known bug. A finding that a task
 * returns is compared again with the findings that other tasks have returned meanwhile. Safe for several threads, each of which waits for
 * its task.
 */
final class SparkTriage implements Triage {
    private final SparkTasks tasks;
    private final KnownFindings known;
    private final FindingStore store;
    private final BiFunction<Suspect, String, Finding> unreduced;
    private final Set<SparkJobs.Running> running = ConcurrentHashMap.newKeySet();
    private Optional<Sent> sent = Optional.empty();
    private volatile boolean hurried;
    private boolean isCutOff;

    /** The findings as executors last received them. */
    private record Sent(int count, Broadcast<String> findings) {}

    /** @param unreduced makes a finding of a suspect with which every executor was lost, and of the reason */
    SparkTriage(
            SparkTasks tasks, KnownFindings known, FindingStore store, BiFunction<Suspect, String, Finding> unreduced) {
        this.tasks = tasks;
        this.known = known;
        this.store = store;
        this.unreduced = unreduced;
    }

    @Override
    public Optional<Triaged> triage(Suspect suspect, Consumer<String> steps) {
        Optional<Finding> kept = known.madeOf(suspect.testCase());
        if (kept.isPresent()) {
            return Optional.of(reported(kept.get()));
        }
        Optional<Bug> same = known.sameFailure(suspect.symptom());
        if (same.isPresent()) {
            return Optional.of(new Triaged(new TriageResult.Repeated(same.get().id()), Optional.empty()));
        }
        if (hurried) {
            return Optional.empty();
        }
        steps.accept("on the cluster");
        AtomicReference<String> answer = new AtomicReference<>("");
        SparkJobs.Running run = tasks.jobs()
                .start(
                        "triage",
                        List.of(Json.write(suspect, Suspect.class)),
                        new TriageTask(tasks.session(), findings()),
                        answer::set);
        running.add(run);
        ClusterMetrics.ofThisProcess().triageStarted();
        try {
            run.end().join();
        } catch (CancellationException | CompletionException failed) {
            if (hurried) {
                return Optional.empty();
            }
            if (failed.getCause() instanceof TooManyExecutorsLost lost && suspect.symptom() instanceof Crash) {
                return answered(new TriageAnswer(
                        Optional.empty(), Optional.of(unreduced.apply(suspect, SparkJobs.why(lost))), 0));
            }
            throw new IllegalStateException(SparkJobs.why(failed), failed);
        } finally {
            running.remove(run);
            ClusterMetrics.ofThisProcess().triageEnded();
        }
        TriageAnswer whole = Json.read(answer.get(), TriageAnswer.class);
        ClusterMetrics.ofThisProcess().triageTook(whole);
        return answered(whole);
    }

    private Optional<Triaged> answered(TriageAnswer answer) {
        if (answer.finding().isEmpty()) {
            return answer.result().map(result -> new Triaged(result, Optional.empty()));
        }
        return Optional.of(
                switch (known.addUnlessKnown(answer.finding().get())) {
                    case KnownFindings.Added(var added) -> reported(added);
                    case KnownFindings.Same(var same) -> {
                        ClusterMetrics.ofThisProcess().duplicateFinding(answer);
                        yield new Triaged(new TriageResult.Repeated(same.id()), Optional.empty());
                    }
                });
    }

    private synchronized Triaged reported(Finding finding) {
        if (isCutOff) {
            throw new CancellationException("the campaign is over");
        }
        return new Triaged(new TriageResult.Reported(finding.id(), store.save(finding)), Optional.of(finding));
    }

    /** The known findings; sent to each executor once, and again when there is a new one. */
    private synchronized Broadcast<String> findings() {
        List<Finding> all = known.all();
        if (sent.filter(one -> one.count() == all.size()).isEmpty()) {
            JavaSparkContext spark = tasks.jobs().spark();
            sent = Optional.of(
                    new Sent(all.size(), spark.broadcast(Json.write(new SentFindings(all), SentFindings.class))));
        }
        return sent.get().findings();
    }

    /** Cancels the tasks that run and starts no more: their suspects are kept untriaged. */
    void hurry() {
        hurried = true;
        running.forEach(SparkJobs.Running::cancel);
    }

    /** Saves no more findings. */
    synchronized void cutOff() {
        isCutOff = true;
    }

    /** Does nothing: one triage serves all threads, and ends with the campaign. */
    @Override
    public void close() {}
}
