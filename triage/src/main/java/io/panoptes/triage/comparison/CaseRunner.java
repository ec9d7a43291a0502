package io.panoptes.triage.comparison;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.coverage.Observation;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs test cases on one instance and says what their answers mean. For one thread. */
public final class CaseRunner {
    private final Instance instance;
    private final Duration limit;
    private final Optional<TimedRuns> timed;
    private final boolean observes;
    private Optional<Held> held = Optional.empty();

    public CaseRunner(Instance instance, Duration limit) {
        this(instance, limit, Optional.empty(), false);
    }

    private CaseRunner(Instance instance, Duration limit, Optional<TimedRuns> timed, boolean observes) {
        this.instance = instance;
        this.limit = limit;
        this.timed = timed;
        this.observes = observes;
    }

    /** One that looks at how long the queries take, not at what they answer. */
    public static CaseRunner timing(Instance instance, Duration limit) {
        return new CaseRunner(instance, limit, Optional.of(new TimedRuns(instance, limit)), false);
    }

    /** On an instance that was opened with coverage: what the queries of each case that is {@linkplain #send sent} reach is asked for. */
    public static CaseRunner observing(Instance instance, Duration limit) {
        return new CaseRunner(instance, limit, Optional.empty(), true);
    }

    /**
     * The state that the instance holds.
     *
     * @param removal drops what the setup made
     * @param refused the statements of the setup that failed
     */
    private record Held(List<String> setup, List<String> removal, List<String> refused) {}

    /** The same instance, with N times the limit for a statement. */
    public CaseRunner patient(int times) {
        return new CaseRunner(instance, limit.multipliedBy(times), timed, observes);
    }

    /** Runs the case on a fresh database, setup and all. */
    public CaseRun runFresh(ConcreteCase concrete, Semantics semantics) {
        held = Optional.empty();
        if (timed.isPresent()) {
            return timed.get().fresh(Statements.of(concrete));
        }
        instance.reset();
        return runFrom(List.of(), concrete, semantics);
    }

    /** Runs statements as they stand on a fresh database, setup and all. */
    public CaseRun runFresh(Statements statements, Semantics semantics) {
        held = Optional.empty();
        if (timed.isPresent()) {
            return timed.get().fresh(statements);
        }
        instance.reset();
        Script script = new Script();
        Script.Places places = script.addAll(statements);
        List<Outcome> outcomes = instance.run(script.statements(), limit);
        return run(script.statements(), outcomes, places, semantics).withRefused(refused(statements.setup(), outcomes));
    }

    /**
     * Runs the case as {@link #runFresh(ConcreteCase, Semantics)} does, but without the price of a fresh database: on the state of the last such run
     * where its setup is the same, otherwise where that one stood before what it made was dropped.
     *
     * @param removal drops what the setup makes; empty where that can't be done
     */
    public CaseRun runKept(ConcreteCase concrete, Optional<List<String>> removal, Semantics semantics) {
        if (timed.isPresent()) {
            boolean there =
                    held.filter(state -> state.setup().equals(concrete.setup())).isPresent();
            CaseRun run = there && concrete.prepare().isEmpty()
                    ? timed.get()
                            .onWhatIsHeld(Statements.of(concrete), held.get().refused())
                    : timed.get().freshInFewRounds(Statements.of(concrete));
            return keep(run, concrete, removal);
        }
        if (held.filter(state -> state.setup().equals(concrete.setup())).isPresent()) {
            List<String> refused = held.get().refused();
            CaseRun run = send(List.of(new Task(concrete, semantics, List.of())))
                    .take()
                    .getFirst();
            return keep(run.withRefused(refused), concrete, removal);
        }
        if (held.isEmpty()) {
            return keep(runFresh(concrete, semantics), concrete, removal);
        }
        List<String> before = held.get().removal();
        held = Optional.empty();
        return keep(runFrom(before, concrete, semantics), concrete, removal);
    }

    private CaseRun keep(CaseRun run, ConcreteCase concrete, Optional<List<String>> removal) {
        held = breaksOff(run.judgement())
                ? Optional.empty()
                : removal.map(drops -> new Held(concrete.setup(), drops, run.refused()));
        return run;
    }

    /** After this nobody knows what the instance holds. */
    private static boolean breaksOff(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Agrees ignored -> false;
            case Judgement.Inconclusive said ->
                switch (said.cause()) {
                    case RESOURCE, SKIPPED, STATE_LOST -> true;
                    case INVALID, ORDINARY_ERROR, FLOATING_POINT -> false;
                };
            case Symptom symptom -> symptom.breaksInstance();
        };
    }

    /** Runs the case after these statements; on a fresh database where one of them fails. */
    private CaseRun runFrom(List<String> before, ConcreteCase concrete, Semantics semantics) {
        Script script = new Script();
        script.addAll(before);
        script.addAll(concrete.setup());
        Script.Places places = script.addCase(concrete, List.of());
        List<String> statements = script.statements();
        List<Outcome> outcomes = instance.run(statements, limit);
        if (!refused(before, outcomes).isEmpty()) {
            return runFresh(concrete, semantics);
        }
        // What breaks in the setup belongs to the case as well.
        Script.Places all = new Script.Places(
                before.size(),
                places.leftSide(),
                places.rightSide(),
                places.extras(),
                places.afterExtras(),
                places.end());
        return run(statements, outcomes, all, semantics)
                .withRefused(refused(concrete.setup(), outcomes.subList(before.size(), outcomes.size())));
    }

    private static List<String> refused(List<String> statements, List<Outcome> outcomes) {
        return IntStream.range(0, statements.size())
                .filter(i -> !(outcomes.get(i) instanceof Outcome.Done || outcomes.get(i) instanceof Outcome.Rows))
                .mapToObj(statements::get)
                .toList();
    }

    /** Makes a database state in place of what the instance holds. Gives what broke, if anything did. */
    public Optional<Symptom> enter(List<String> setup) {
        held = Optional.empty();
        instance.reset();
        List<Outcome> outcomes = instance.run(setup, limit);
        return IntStream.range(0, setup.size())
                .mapToObj(i -> Judge.broken(outcomes.get(i), Place.SETUP, setup.get(i)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Makes a database state as {@link #enter} does, but keeps or drops what is there as {@link #runKept} does. */
    public void enterKept(List<String> setup, Optional<List<String>> removal) {
        if (held.filter(state -> state.setup().equals(setup)).isPresent()) {
            return;
        }
        List<String> before = held.map(Held::removal).orElse(List.of());
        if (held.isEmpty()) {
            instance.reset();
        }
        held = Optional.empty();
        List<String> statements = Stream.concat(before.stream(), setup.stream()).toList();
        List<Outcome> outcomes = instance.run(statements, limit);
        if (refused(before, outcomes).isEmpty()) {
            List<String> refused = refused(setup, outcomes.subList(before.size(), outcomes.size()));
            held = removal.map(drops -> new Held(List.copyOf(setup), drops, refused));
        } else {
            enter(setup);
        }
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
        Instance.Pending pending = observes
                ? instance.submit(
                        statements,
                        limit,
                        places.stream()
                                .map(place -> Observation.pair(place.left(), place.right()))
                                .toList())
                : instance.submit(statements, limit);
        return () -> {
            List<Outcome> outcomes = pending.outcomes();
            List<PairCoverage> reached = pending.coverage();
            return IntStream.range(0, tasks.size())
                    .mapToObj(i -> run(
                                    statements,
                                    outcomes,
                                    places.get(i),
                                    tasks.get(i).semantics())
                            .withCoverage(i < reached.size() ? reached.get(i) : PairCoverage.EMPTY))
                    .toList();
        };
    }

    /**
     * How long the queries of the case take on what the instance holds; empty where one fails.
     *
     * @param promising below this ratio in the first round no other follows
     */
    public Optional<PairTimes> times(ConcreteCase concrete, double promising) {
        return new TimedRuns(instance, limit).times(Statements.of(concrete), promising);
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
                outcomes.subList(places.extras(), places.afterExtras()),
                List.of(),
                PairCoverage.EMPTY);
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
