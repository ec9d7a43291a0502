package io.panoptes.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.CaseRunner.Sent;
import io.panoptes.triage.comparison.CaseRunner.Task;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.function.BiConsumer;

/**
 * Runs the cases of one worker on its instance. The next batch is on its way before the answers to the last are compared, so
 * that the DBMS does not wait.
 */
final class CaseConsumer {
    /** One case in N is also asked for its plans. */
    private static final int EXPLAIN_EVERY = 16;

    private static final long NONE = -1;

    private final IndexSupply supply;
    private final CaseRunner runner;
    private final Explain explain;
    private final CampaignCounters counters;
    private final OracleFeedback feedback;
    private final BlockingQueue<Batch> queue;
    private final BiConsumer<PreparedCase, Judgement> suspicion;
    /** The number of the state that the instance holds. */
    private long held = NONE;
    /** That of a state whose setup breaks the DBMS. */
    private long broken = NONE;

    /** @param suspicion receives suspects before anything else is run */
    CaseConsumer(
            IndexSupply supply,
            CaseRunner runner,
            Explain explain,
            CampaignCounters counters,
            OracleFeedback feedback,
            BlockingQueue<Batch> queue,
            BiConsumer<PreparedCase, Judgement> suspicion) {
        this.supply = supply;
        this.runner = runner;
        this.explain = explain;
        this.counters = counters;
        this.feedback = feedback;
        this.queue = queue;
        this.suspicion = suspicion;
    }

    private record Flight(Batch batch, Sent sent) {}

    void run() throws InterruptedException {
        Optional<Flight> flying = Optional.empty();
        Batch batch = queue.take();
        // Before the first batch everything starts.
        long last = System.nanoTime();
        for (; batch != Batch.END && !supply.isClosed(); batch = queue.take()) {
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
        return new Task(
                prepared.concrete(),
                prepared.testCase().semantics(),
                asksForPlans(prepared) ? questions(prepared) : List.of());
    }

    /** Makes the state of the case. False where that breaks the DBMS, which is told once. */
    private boolean enter(PreparedCase first) {
        long state = first.testCase().state().number();
        held = NONE;
        if (state == broken) {
            return false;
        }
        long start = System.nanoTime();
        Optional<Judgement> failure = runner.enter(first.concrete().setup());
        counters.alsoInside(System.nanoTime() - start);
        failure.ifPresentOrElse(
                judgement -> {
                    broken = state;
                    suspicion.accept(first, judgement);
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
            counters.ran(prepared.testCase(), run);
            feedback.ran(
                    prepared.testCase().index(),
                    prepared.testCase().oracle().id(),
                    run.judgement().isSuspicious());
            if (run.judgement() instanceof Judgement.Inconclusive) {
                feedback.inconclusive(prepared.testCase().index());
            }
            if (run.judgement().isSuspicious()) {
                suspicion.accept(prepared, run.judgement());
            }
            if (run.judgement() instanceof Judgement.Broken) {
                // What ran behind it, ran on a broken database.
                held = NONE;
                return i + 1;
            }
            if (!run.extras().isEmpty()) {
                readPlans(prepared, run.extras());
            }
        }
        return cases.size();
    }

    private static boolean asksForPlans(PreparedCase prepared) {
        return prepared.testCase().index() % EXPLAIN_EVERY == 0;
    }

    private List<String> questions(PreparedCase prepared) {
        List<String> questions =
                new ArrayList<>(explain.statements(prepared.concrete().left().sql()));
        questions.addAll(explain.statements(prepared.concrete().right().sql()));
        return questions;
    }

    private void readPlans(PreparedCase prepared, List<Outcome> extras) {
        int left = explain.statements(prepared.concrete().left().sql()).size();
        for (List<Outcome> answers : List.of(extras.subList(0, left), extras.subList(left, extras.size()))) {
            explain.read(answers).ifPresent(plan -> {
                counters.planned(plan.shape());
                feedback.planned(
                        prepared.testCase().index(),
                        prepared.testCase().oracle().id(),
                        plan.shape());
            });
        }
    }
}
