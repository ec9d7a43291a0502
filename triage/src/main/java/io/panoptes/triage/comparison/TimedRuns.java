package io.panoptes.triage.comparison;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Runs test cases for the time that their queries take: two that take about the same agree. */
final class TimedRuns {
    private final Instance instance;
    private final Duration limit;
    private final PairTimer few;
    private final PairTimer all;

    TimedRuns(Instance instance, Duration limit) {
        this.instance = instance;
        this.limit = limit;
        this.few = new PairTimer(instance, limit, PairTimer.FEW_ROUNDS);
        this.all = new PairTimer(instance, limit, PairTimer.ALL_ROUNDS);
    }

    /** Runs both queries on what the instance holds, in few rounds. */
    CaseRun onWhatIsHeld(Statements statements, List<String> refused) {
        return run(statements, refused, few);
    }

    private static CaseRun run(Statements statements, List<String> refused, PairTimer timer) {
        return switch (timer.time(statements.left(), statements.right(), Slowdown.LEAST_RATIO / 2)) {
            case PairTimer.Timed.Failed(var outcome) -> failed(outcome, refused);
            case PairTimer.Timed.Times(var times) -> judged(times, refused);
        };
    }

    /** Makes the state of the case and runs both queries, in all rounds. */
    CaseRun fresh(Statements statements) {
        return fresh(statements, all);
    }

    /** The same in few rounds, to tell whether an edit keeps a slowdown. */
    CaseRun freshInFewRounds(Statements statements) {
        return fresh(statements, few);
    }

    private CaseRun fresh(Statements statements, PairTimer timer) {
        instance.reset();
        List<String> setup = statements.setup();
        List<Outcome> outcomes = instance.run(setup, limit.multipliedBy(3));
        Optional<Symptom> broken = IntStream.range(0, setup.size())
                .mapToObj(i -> Judge.broken(outcomes.get(i), Place.SETUP, setup.get(i)))
                .flatMap(Optional::stream)
                .findFirst();
        List<String> refused = IntStream.range(0, setup.size())
                .filter(i -> !(outcomes.get(i) instanceof Outcome.Done || outcomes.get(i) instanceof Outcome.Rows))
                .mapToObj(setup::get)
                .toList();
        return broken.map(symptom ->
                        new CaseRun(symptom, new Outcome.Skipped(), new Outcome.Skipped(), 0, List.of(), refused))
                .orElseGet(() -> run(statements, refused, timer));
    }

    /** All rounds on what the instance holds; empty where one of the two fails. */
    Optional<PairTimes> times(Statements statements, double promising) {
        return all.time(statements.left(), statements.right(), promising) instanceof PairTimer.Timed.Times(var times)
                ? Optional.of(times)
                : Optional.empty();
    }

    private static CaseRun judged(PairTimes times, List<String> refused) {
        boolean slow =
                times.ratioAtLeast() >= Slowdown.LEAST_RATIO && times.slowNanos() >= PairTimes.LEAST_SLOW.toNanos();
        Judgement judgement = slow
                ? new Slowdown(times.slower(), List.of(times.point(0)), Optional.empty())
                : new Judgement.Agrees(0);
        Slowdown.Point point = times.point(0);
        return new CaseRun(
                judgement,
                new Outcome.Done(point.leftMicros() * 1_000),
                new Outcome.Done(point.rightMicros() * 1_000),
                (point.leftMicros() + point.rightMicros()) * 1_000,
                List.of(),
                refused);
    }

    private static CaseRun failed(Outcome outcome, List<String> refused) {
        String why = outcome instanceof Outcome.Failed failed ? failed.message() : "one of the two gave no answer";
        return new CaseRun(
                new Judgement.Inconclusive(Judgement.Cause.ORDINARY_ERROR, Optional.empty(), why),
                outcome,
                outcome,
                0,
                List.of(),
                refused);
    }
}
