package io.panoptes.discovery.mining;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Plan;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.trial.TextRunners;
import io.panoptes.discovery.examination.TrialRuns;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The threads that judge, each with a target of its own; whoever waits for a proposer waits elsewhere. */
final class Judges implements AutoCloseable {
    private final Targets targets;
    private final MiningPlan plan;
    private final ExecutorService threads;
    private final TextRunners runners;
    private final SolverPool solvers;
    private final ProblemDecider engine;
    private final ThreadLocal<@Nullable Seat> seats = new ThreadLocal<>();
    private final List<Instance> open = new ArrayList<>();

    Judges(Targets targets, MiningPlan plan) {
        this.targets = targets;
        this.plan = plan;
        this.runners = new TextRunners(targets);
        this.solvers = new SolverPool(plan.judges());
        this.engine = engine(solvers);
        this.threads = Executors.newFixedThreadPool(
                plan.judges(), Thread.ofPlatform().name("judge-", 0).daemon().factory());
    }

    /** Most candidates are right, so the long search for a difference waits until the prover has given up. */
    private static ProblemDecider engine(SolverSource solvers) {
        return new ProblemDecider(
                List.of(new ConcreteStage(1, 250, 0)),
                List.of(new ConcreteStage(2, 600, 1_500)),
                Meaning.LENIENT,
                solvers);
    }

    /** What a thread keeps: its DBMSs, and the seed that it judged last. */
    private static final class Seat {
        private final SeedJudge.Bench bench;
        private @Nullable SeedJudge judge;

        Seat(SeedJudge.Bench bench) {
            this.bench = bench;
        }
    }

    /** The plan of the seed; empty where the engine or the target has no use for it. */
    Optional<Plan> plan(SeedCaq seed) throws InterruptedException {
        return with(seed, SeedJudge::plan).flatMap(found -> found);
    }

    /** Empty where the engine has no use for the seed. */
    Optional<List<CandidateJudgement>> judge(SeedCaq seed, List<Candidate> candidates, Set<String> known)
            throws InterruptedException {
        return with(seed, judge -> judge.judge(candidates, known));
    }

    private <T> Optional<T> with(SeedCaq seed, Function<SeedJudge, T> work) throws InterruptedException {
        try {
            return threads.submit(() -> seated(seed).map(work)).get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private Optional<SeedJudge> seated(SeedCaq seed) {
        Seat seat = seats.get();
        if (seat == null) {
            seat = new Seat(bench());
            seats.set(seat);
        }
        SeedJudge judge = seat.judge;
        if (judge == null || judge.number() != seed.number()) {
            judge = SeedJudge.of(seed, seat.bench, plan.budget()).orElse(null);
            seat.judge = judge;
            if (judge != null) {
                judge.enter();
            }
        }
        return Optional.ofNullable(judge);
    }

    private SeedJudge.Bench bench() {
        List<TrialRuns> others = plan.second()
                .map(second -> List.of(
                        new TrialRuns(opened(second), targets.profile(second).dialect())))
                .orElse(List.of());
        Optional<OracleTrial> trial = plan.trialOn().isEmpty()
                ? Optional.empty()
                : Optional.of(new OracleTrial(runners.open(plan.trialOn())));
        return new SeedJudge.Bench(engine, opened(plan.target()), targets.profile(plan.target()), others, trial);
    }

    private synchronized Instance opened(Target target) {
        Instance instance = targets.open(target);
        open.add(instance);
        return instance;
    }

    @Override
    public synchronized void close() {
        threads.shutdownNow();
        open.forEach(Instance::close);
        runners.close();
        solvers.close();
    }
}
