package io.panoptes.cluster;

import io.panoptes.campaign.wiring.PartOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Runs parts as the tasks of a job. A task with which three executors are lost ends its job. The parts that are left then run in a job each,
 * so that only that one fails, and is reported.
 */
final class PartJobs {
    private static final String POOL = "parts";
    private static final long TICK_MILLIS = 200;

    private final SparkJobs jobs;
    private final Consumer<PartOutcome> told;
    private final BooleanSupplier stopped;
    private final SortedSet<Integer> open = new TreeSet<>();

    PartJobs(SparkJobs jobs, Consumer<PartOutcome> told, BooleanSupplier stopped) {
        this.jobs = jobs;
        this.told = told;
        this.stopped = stopped;
    }

    private record Job(List<Integer> parts, SparkJobs.Running running) {}

    void run(List<String> parts) {
        List<Integer> all = IntStream.range(0, parts.size()).boxed().toList();
        open.addAll(all);
        if (all.isEmpty() || ends(start(all, parts))) {
            return;
        }
        List<Job> alone =
                left().stream().map(part -> start(List.of(part), parts)).toList();
        for (Job job : alone) {
            if (!ends(job)) {
                fail(job.parts().getFirst(), "every machine that tried it was lost or failed");
            }
        }
    }

    private synchronized List<Integer> left() {
        return new ArrayList<>(open);
    }

    private Job start(List<Integer> places, List<String> parts) {
        List<String> questions = places.stream()
                .map(part -> Json.write(new PartTask.Question(part, parts.get(part)), PartTask.Question.class))
                .toList();
        return new Job(places, jobs.start(POOL, questions, new PartTask(), this::answered));
    }

    /** A task that was started twice may answer twice. */
    private synchronized void answered(String text) {
        PartTask.Answer answer = Json.read(text, PartTask.Answer.class);
        if (open.remove(answer.part())) {
            told.accept(answer.result()
                    .<PartOutcome>map(result -> new PartOutcome.Done(answer.part(), result))
                    .orElseGet(() -> new PartOutcome.Failed(
                            answer.part(), answer.failure().orElse(""))));
        }
    }

    private synchronized void fail(int part, String why) {
        if (open.remove(part)) {
            told.accept(new PartOutcome.Failed(part, why));
        }
    }

    /** Waits for its end; false where it failed. */
    private boolean ends(Job job) {
        while (true) {
            try {
                return job.running().end().get(TICK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                if (stopped.getAsBoolean()) {
                    job.running().cancel();
                    return true;
                }
            } catch (ExecutionException failed) {
                return stopped.getAsBoolean();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                job.running().cancel();
                return true;
            }
        }
    }
}
