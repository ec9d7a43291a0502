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
 * Runs the cases of one worker on its instance. The next batch is on its way before the answers to the last are compared, so
 * that the DBMS does not wait.
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

    private record Flight(Batch batch, Sent sent) {}

    void run() throws InterruptedException {
        Optional<Flight> flying = Optional.empty();
        Batch batch = queue.take();
        // Before the first batch everything starts.
        long last = System.nanoTime();
        for (; batch != Batch.END && !supply.isClosed(); batch = queue.take()) {
            last += supply.awaitTurn();
            if (supply.isClosed()) {
                break;
            }
            if (flying.isPresent() && !isHeld(batch)) {
                land(flying.get());
                flying = Optional.empty();
            }
            Optional<Flight> next = takeOff(batch);
            if (flying.isPresent() && next.isPresent() && !land(flying.get())) {
                // The last batch broke the DBMS, so this one ran on what was left: run it again.
                next.get().sent().take();
                next = takeOff(batch);
            }
            flying = next;
            long now = System.nanoTime();
            counters.worked(now - last);
            last = now;
        }
        if (flying.isPresent() && !supply.isClosed()) {
            land(flying.get());
            counters.worked(System.nanoTime() - last);
        }
    }

    private boolean isHeld(Batch batch) {
        return !batch.cases().isEmpty()
                && held == batch.cases().getFirst().testCase().state().number();
    }

    /** Nothing where there is nothing to run, or nothing to run it on. */
    private Optional<Flight> takeOff(Batch batch) {
        if (batch.cases().isEmpty() || !isHeld(batch) && !enter(batch.cases().getFirst())) {
            batch.completes().ifPresent(supply::done);
            return Optional.empty();
        }
        return Optional.of(new Flight(
                batch, runner.send(batch.cases().stream().map(this::task).toList())));
    }

    private Task task(PreparedCase prepared) {
        return new Task(prepared.concrete(), prepared.testCase().semantics(), lessons.questions(prepared));
    }

    /** Makes the state of the case. False where that breaks the DBMS, which is told once. */
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
    private boolean land(Flight flight) {
        List<PreparedCase> rest = flight.batch().cases();
        int done = judge(rest, flight.sent().take());
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
                // The state alone is too much for it.
                count(rest, runs);
                break;
            }
        }
        flight.batch().completes().ifPresent(supply::done);
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
                // The connection to a server was lost, by whatever: on a fresh instance it can still be run.
                held = NONE;
                return i;
            }
            // One that was on its way when its oracle was blocked counts no more than those behind it.
            boolean counts =
                    !counters.floods().isBlocked(prepared.testCase().oracle().id());
            if (counts) {
                told(prepared, run);
            }
            if (counts && run.judgement() instanceof Judgement.Agrees) {
                agreed.accept(prepared);
            }
            boolean lost = run.judgement() instanceof Judgement.Inconclusive said
                    && said.cause() == Judgement.Cause.STATE_LOST;
            if (lost || run.symptom().filter(symptom -> !symptom.isOfPair()).isPresent()) {
                // What ran behind it, ran on a broken database.
                held = NONE;
                return i + 1;
            }
            if (counts) {
                lessons.explained(prepared, run.extras());
            }
        }
        return cases.size();
    }

    private void told(PreparedCase prepared, CaseRun run) {
        counters.ran(prepared.testCase(), run);
        lessons.ran(prepared, run);
        run.symptom().ifPresent(symptom -> suspicion.accept(prepared, symptom));
    }
}
