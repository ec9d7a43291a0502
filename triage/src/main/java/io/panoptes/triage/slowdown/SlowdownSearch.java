package io.panoptes.triage.slowdown;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.instantiation.state.DatabaseState;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.PairTimes;
import io.panoptes.triage.symptom.Slowdown;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Times the cases of a state on data that have grown: all of them once or twice on some data, and those of which one query took
 * clearly longer on ten times as many, in many rounds. On the way it compares how many rows the DBMS expects. For one thread.
 */
public final class SlowdownSearch implements AutoCloseable {
    /** What is worth a look at more data. */
    private static final double SUSPICIOUS = 4;

    private static final long LEAST_SUSPICIOUS_NANOS = Duration.ofMillis(1).toNanos();
    /** The first ratio by which the second must be greater. */
    private static final double GROWS = 1.5;
    /** Rows of all tables, in the end. */
    private static final long MOST_ROWS = 60_000;

    private static final Duration TO_LOOK = Duration.ofSeconds(1);

    private final Instance instance;
    private final CaseRunner quick;
    private final CaseRunner patient;
    private final StateGrowth growth;
    private final SetupWriter writer;
    private final Duration limit;
    private final boolean slow;
    private final Optional<EstimateComparison> estimates;
    private final boolean lacksEstimates;
    private long timed;

    /**
     * @param limit for a statement
     * @param slow whether slow queries are looked for
     * @param estimates whether those far apart are
     */
    public SlowdownSearch(Instance instance, Profile profile, Duration limit, boolean slow, boolean estimates) {
        this.instance = instance;
        this.quick = new CaseRunner(instance, TO_LOOK);
        this.patient = new CaseRunner(instance, limit);
        this.growth = new StateGrowth(profile);
        this.writer = new SetupWriter(profile);
        this.limit = limit;
        this.slow = slow;
        this.estimates = estimates
                ? profile.explain()
                        .estimates()
                        .filter(Estimates::areOfQueries)
                        .map(asked -> new EstimateComparison(instance, asked, TO_LOOK))
                : Optional.empty();
        this.lacksEstimates = estimates && this.estimates.isEmpty();
    }

    /** Whether estimates were asked for that the DBMS does not tell. */
    public boolean lacksEstimates() {
        return lacksEstimates;
    }

    /** How many cases were timed. */
    public long timed() {
        return timed;
    }

    /** What becomes of what is found. */
    public interface Found {
        void slow(int place, Slowdown slowdown);

        void apart(int place, EstimatesApart apart);
    }

    private record Suspicion(int place, PairTimes times) {}

    /**
     * @param cases of the state
     * @param found what is told of a case by its place in the list
     */
    public void search(DatabaseState state, List<ConcreteCase> cases, BooleanSupplier enough, Found found) {
        int levels = levels(state);
        List<SetupStep> grown = growth.grown(state.steps(), levels - 1);
        if (levels < 2 || !enter(grown)) {
            return;
        }
        List<String> setup = writer.write(grown);
        for (int place = 0; estimates.isPresent() && place < cases.size() && !enough.getAsBoolean(); place++) {
            int here = place;
            estimates.get().compare(cases.get(place), setup).ifPresent(apart -> found.apart(here, apart));
        }
        if (!slow) {
            return;
        }
        List<Suspicion> suspicions = new ArrayList<>();
        for (int place = 0; place < cases.size() && !enough.getAsBoolean(); place++) {
            int here = place;
            timed++;
            times(quick, cases.get(place), SUSPICIOUS)
                    .filter(times -> times.ratio() >= SUSPICIOUS && times.slowNanos() >= LEAST_SUSPICIOUS_NANOS)
                    .ifPresent(times -> suspicions.add(new Suspicion(here, times)));
        }
        if (suspicions.isEmpty() || enough.getAsBoolean() || !grow(state.steps(), levels)) {
            return;
        }
        for (Suspicion suspicion : suspicions) {
            if (enough.getAsBoolean()) {
                return;
            }
            times(patient, cases.get(suspicion.place()), Slowdown.LEAST_RATIO / 2)
                    .flatMap(times -> slowdown(suspicion.times(), times, levels))
                    .ifPresent(slowdown -> found.slow(suspicion.place(), slowdown));
        }
    }

    private static Optional<Slowdown> slowdown(PairTimes less, PairTimes more, int levels) {
        boolean slow = less.slower() == more.slower()
                && more.ratioAtLeast() >= Slowdown.LEAST_RATIO
                && more.slowNanos() >= PairTimes.LEAST_SLOW.toNanos()
                && (more.limited() || more.ratioAtLeast() > less.ratio() * GROWS);
        return slow
                ? Optional.of(new Slowdown(
                        more.slower(),
                        List.of(less.point(power(levels - 1)), more.point(power(levels))),
                        Optional.empty()))
                : Optional.empty();
    }

    /** How many times as many rows there are after this many levels. */
    static int power(int levels) {
        int rows = 1;
        for (int i = 0; i < levels; i++) {
            rows *= 10;
        }
        return rows;
    }

    private static int levels(DatabaseState state) {
        long rows = StateTables.rowCounts(state).values().stream()
                .mapToLong(Integer::longValue)
                .sum();
        int levels = 0;
        while (levels < StateGrowth.MOST_LEVELS && rows > 0 && rows * power(levels + 1) <= MOST_ROWS) {
            levels++;
        }
        return levels;
    }

    private Optional<PairTimes> times(CaseRunner runner, ConcreteCase concrete, double promising) {
        instance.run(concrete.prepare(), limit);
        Optional<PairTimes> times = runner.times(concrete, promising);
        instance.run(concrete.cleanup(), limit);
        return times;
    }

    private boolean enter(List<SetupStep> steps) {
        instance.reset();
        return run(steps);
    }

    private boolean grow(List<SetupStep> steps, int level) {
        List<SetupStep> more = new ArrayList<>(growth.level(steps, level));
        more.addAll(growth.statistics(steps));
        return run(more);
    }

    /** Whether all that had to grow has. */
    private boolean run(List<SetupStep> steps) {
        List<Outcome> outcomes = instance.run(writer.write(steps), limit.multipliedBy(3));
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof SetupStep.Grow && !(outcomes.get(i) instanceof Outcome.Done)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {
        instance.close();
    }
}
