package io.panoptes.campaign;

import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.CaseRunner.Sent;
import io.panoptes.triage.comparison.CaseRunner.Task;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Runs the cases of one worker on its instance. The next batch is submitted before the answers to the last are compared, so that the DBMS
 * is never idle.
 */
final class CaseConsumer {
    private static final long NONE = -1;

    private final IndexSupply supply;
    private final CaseRunner runner;
    private final CampaignCounters counters;
    private final CaseLessons lessons;
    private final BlockingQueue<Batch> queue;
    private final BiConsumer<PreparedCase, Symptom> suspicion;
    private final Consumer<PreparedCase> agreed;
    /** The number of the state that the instance holds. */
    private long held = NONE;
    /** That of a state whose setup breaks the DBMS. */
    private long broken = NONE;

    /**
     * @param suspicion receives suspects before anything else is run
     * @param agreed receives cases of which both queries gave the same
     */
    CaseConsumer(
            IndexSupply supply,
            CaseRunner runner,
            CampaignCounters counters,
            CaseLessons lessons,
            BlockingQueue<Batch> queue,
            BiConsumer<PreparedCase, Symptom> suspicion,
            Consumer<PreparedCase> agreed) {
        this.supply = supply;
        this.runner = runner;
        this.counters = counters;
        this.lessons = lessons;
        this.queue = queue;
        this.suspicion = suspicion;
        this.agreed = agreed;
    }

    /** A batch that runs on the DBMS. */
    private record Submitted(Batch batch, Sent sent) {}

    void run() throws InterruptedException {
        Optional<Submitted> running = Optional.empty();
        Batch batch = take();
        // The time before the first batch is that of starting, not of work.
        long last = System.nanoTime();
        for (; batch != Batch.END && !supply.isClosed(); batch = take()) {
            last += supply.awaitTurn();
            if (supply.isClosed()) {
                break;
            }
            if (running.isPresent() && !isHeld(batch)) {
                takeIn(running.get());
                running = Optional.empty();
            }
            Optional<Submitted> next = submit(batch);
            if (running.isPresent() && next.isPresent() && !takeIn(running.get())) {
                // The last batch broke the DBMS, so this one ran on what was left: run it again.
                next.get().sent().take();
                next = submit(batch);
            }
            running = next;
            long now = System.nanoTime();
            counters.worked(now - last);
            last = now;
        }
        if (running.isPresent() && !supply.isClosed()) {
            takeIn(running.get());
            counters.worked(System.nanoTime() - last);
        }
    }

    /** Without cases of oracles that were blocked since they were drawn. */
    private Batch take() throws InterruptedException {
        Batch next = queue.take();
        return next.cases().stream().anyMatch(this::isBlocked)
                ? new Batch(
                        next.cases().stream()
                                .filter(prepared -> !isBlocked(prepared))
                                .toList(),
                        next.completes())
                : next;
    }

    private boolean isBlocked(PreparedCase prepared) {
        return counters.floods().isBlocked(prepared.testCase().oracle().id());
    }

    private boolean isHeld(Batch batch) {
        return !batch.cases().isEmpty()
                && held == batch.cases().getFirst().testCase().state().number();
    }

    /** Empty where the batch has no cases, or their state could not be made. */
    private Optional<Submitted> submit(Batch batch) {
        if (batch.cases().isEmpty() || !isHeld(batch) && !enter(batch.cases().getFirst())) {
            batch.completes().ifPresent(supply::done);
            return Optional.empty();
        }
        return Optional.of(new Submitted(
                batch, runner.send(batch.cases().stream().map(this::task).toList())));
    }

    private Task task(PreparedCase prepared) {
        return new Task(prepared.concrete(), prepared.testCase().semantics(), lessons.questions(prepared));
    }

    /** Makes the state of the case. False where that breaks the DBMS, which is reported once. */
    private boolean enter(PreparedCase first) {
        long state = first.testCase().state().number();
        held = NONE;
        if (state == broken) {
            return false;
        }
        long start = System.nanoTime();
        Optional<Symptom> failure = runner.enter(first.concrete().setup());
        long nanos = System.nanoTime() - start;
        counters.alsoInside(nanos);
        lessons.entered(first, nanos);
        failure.ifPresentOrElse(
                symptom -> {
                    broken = state;
                    suspicion.accept(first, symptom);
                },
                () -> held = state);
        return failure.isEmpty();
    }

    /** Takes in the answers to a batch. False where a case of it broke the DBMS; those behind it have been run again. */
    private boolean takeIn(Submitted submitted) {
        List<PreparedCase> rest = submitted.batch().cases();
        int done = judge(rest, submitted.sent().take());
        boolean whole = done == rest.size() && held != NONE;
        while (done < rest.size() && !supply.isClosed()) {
            rest = rest.subList(done, rest.size());
            if (!enter(rest.getFirst())) {
                break;
            }
            List<CaseRun> runs =
                    runner.send(rest.stream().map(this::task).toList()).take();
            done = judge(rest, runs);
            if (done == 0) {
                // Not one case ran: the state alone breaks the DBMS.
                count(rest, runs);
                break;
            }
        }
        submitted.batch().completes().ifPresent(supply::done);
        return whole;
    }

    private void count(List<PreparedCase> cases, List<CaseRun> runs) {
        for (int i = 0; i < cases.size(); i++) {
            counters.ran(cases.get(i).testCase(), runs.get(i));
        }
    }

    /** Judges cases up to the first that breaks the DBMS or was not run, and says how many that were. */
    private int judge(List<PreparedCase> cases, List<CaseRun> runs) {
        for (int i = 0; i < cases.size(); i++) {
            PreparedCase prepared = cases.get(i);
            CaseRun run = runs.get(i);
            if (run.judgement() instanceof Judgement.Inconclusive said && said.cause() == Judgement.Cause.SKIPPED) {
                // The connection to a server was lost for some reason; on a fresh instance the case can still be run.
                held = NONE;
                return i;
            }
            // A case that ran while its oracle was blocked is not counted, like those behind it.
            boolean counts = !isBlocked(prepared);
            if (counts) {
                count(prepared, run);
            }
            if (counts && run.judgement() instanceof Judgement.Agrees) {
                agreed.accept(prepared);
            }
            boolean lost = run.judgement() instanceof Judgement.Inconclusive said
                    && said.cause() == Judgement.Cause.STATE_LOST;
            if (lost || run.symptom().filter(symptom -> !symptom.isOfPair()).isPresent()) {
                // The cases behind it ran on a broken database.
                held = NONE;
                return i + 1;
            }
            if (counts) {
                lessons.explained(prepared, run.extras());
            }
        }
        return cases.size();
    }

    private void count(PreparedCase prepared, CaseRun run) {
        counters.ran(prepared.testCase(), run);
        lessons.ran(prepared, run);
        run.symptom().ifPresent(symptom -> suspicion.accept(prepared, symptom));
    }
}
