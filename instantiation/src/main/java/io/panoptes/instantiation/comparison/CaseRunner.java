package io.panoptes.instantiation.comparison;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.comparison.Judgement.Place;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.sql.oracle.Semantics;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Runs test cases on one instance and says what their answers mean. For one thread. */
public final class CaseRunner {
    private final Instance instance;
    private final Duration limit;

    public CaseRunner(Instance instance, Duration limit) {
        this.instance = instance;
        this.limit = limit;
    }

    /** Runs the case on a fresh database, setup and all. */
    public CaseRun runFresh(ConcreteCase concrete, Semantics semantics) {
        instance.reset();
        Script script = new Script();
        script.addAll(concrete.setup());
        Script.Places places = script.addCase(concrete, List.of());
        // What breaks in the setup belongs to the case as well.
        Script.Places all = new Script.Places(
                0, places.left(), places.right(), places.extras(), places.afterExtras(), places.end());
        List<Outcome> outcomes = instance.run(script.statements(), limit);
        return run(script.statements(), outcomes, all, semantics);
    }

    /** Makes a database state in place of what the instance holds. Gives what broke, if anything did. */
    public Optional<Judgement> enter(List<String> setup) {
        instance.reset();
        List<Outcome> outcomes = instance.run(setup, limit);
        return IntStream.range(0, setup.size())
                .mapToObj(i -> Judge.broken(outcomes.get(i), Place.SETUP, setup.get(i)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** A case to run on the state that the instance holds, with further statements to run behind it. */
    public record Task(ConcreteCase concrete, Semantics semantics, List<String> extras) {
        public Task {
            extras = List.copyOf(extras);
        }
    }

    /**
     * Sends cases of the state that the instance holds, all in one round trip, and does not wait. When one breaks the process,
     * those behind it come back as skipped, and the state is gone. What is sent must be taken in the same order.
     */
    public Sent send(List<Task> tasks) {
        Script script = new Script();
        List<Script.Places> places = tasks.stream()
                .map(task -> script.addCase(task.concrete(), task.extras()))
                .toList();
        List<String> statements = script.statements();
        Instance.Pending pending = instance.submit(statements, limit);
        return () -> {
            List<Outcome> outcomes = pending.outcomes();
            return IntStream.range(0, tasks.size())
                    .mapToObj(i -> run(
                            statements, outcomes, places.get(i), tasks.get(i).semantics()))
                    .toList();
        };
    }

    /** Cases that are on their way. */
    @FunctionalInterface
    public interface Sent {
        /** Waits for what came of them. */
        List<CaseRun> take();
    }

    /** Runs statements as they are, such as those that ask for a plan. */
    public List<Outcome> runPlain(List<String> statements) {
        return instance.run(statements, limit);
    }

    private static CaseRun run(
            List<String> statements, List<Outcome> outcomes, Script.Places places, Semantics semantics) {
        long nanos = outcomes.subList(places.first(), places.end()).stream()
                .mapToLong(CaseRunner::nanos)
                .sum();
        return new CaseRun(
                Judge.judge(statements, outcomes, places, semantics),
                outcomes.get(places.left()),
                outcomes.get(places.right()),
                nanos,
                outcomes.subList(places.extras(), places.afterExtras()));
    }

    private static long nanos(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows rows -> rows.nanos();
            case Outcome.Done done -> done.nanos();
            case Outcome.Failed failed -> failed.nanos();
            case Outcome.Crashed ignored -> 0;
            case Outcome.Hung hung -> Duration.ofMillis(hung.limitMillis()).toNanos();
            case Outcome.Skipped ignored -> 0;
        };
    }
}
