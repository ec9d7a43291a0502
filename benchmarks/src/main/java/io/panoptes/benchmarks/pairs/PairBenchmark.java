package io.panoptes.benchmarks.pairs;

import io.panoptes.benchmarks.pairs.PairResult.Kind;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.equivalence.trial.TriedPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Decides the pairs of a file, some at a time, each within a limit. */
public final class PairBenchmark {

    /** Decides a question; called by several threads at once. */
    @FunctionalInterface
    public interface Decider {
        PairDecision.Decided decide(Readings.Read pair, Budget budget, Optional<Validator> validator);
    }

    private final Decider decider;
    private final List<ReadingProfile> profiles;
    private final Duration limit;
    private final Semantics semantics;
    private final Duration patience;
    private volatile boolean stopped;

    /** @param profiles as which the texts are read, see {@link Readings} */
    public PairBenchmark(Decider decider, List<ReadingProfile> profiles, Duration limit, Semantics semantics) {
        this(decider, profiles, limit, semantics, limit.multipliedBy(2).plusSeconds(30));
    }

    /** {@code patience}: after so long a decider that ignores its limit is given up. */
    PairBenchmark(
            Decider decider, List<ReadingProfile> profiles, Duration limit, Semantics semantics, Duration patience) {
        this.decider = decider;
        this.profiles = List.copyOf(profiles);
        this.limit = limit;
        this.semantics = semantics;
        this.patience = patience;
    }

    /**
     * @param trials gives each worker DBMSs of its own to try verdicts on, or none
     * @param results is told of every pair, by one thread at a time
     */
    public void run(
            List<BenchmarkPair> pairs, int workers, Supplier<Optional<Trials>> trials, Consumer<PairResult> results)
            throws InterruptedException {
        Queue<BenchmarkPair> open = new ConcurrentLinkedQueue<>(pairs);
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            for (int i = 0; i < workers; i++) {
                pool.execute(() -> work(open, trials, results));
            }
            pool.shutdown();
            pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        }
    }

    /** Pairs that are not begun yet are left out. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    private void work(Queue<BenchmarkPair> open, Supplier<Optional<Trials>> trials, Consumer<PairResult> results) {
        Optional<Trials> mine = trials.get();
        for (BenchmarkPair pair = open.poll(); pair != null && !stopped; pair = open.poll()) {
            Optional<PairResult> result = decideOrGiveUp(pair, mine);
            if (result.isEmpty()) {
                // The one that hangs may still use the old one.
                mine = trials.get();
            }
            synchronized (results) {
                results.accept(result.orElse(givenUp(pair)));
            }
        }
    }

    /** In a thread of its own, which is left behind where it does not end in time: a hang costs its pair only. */
    private Optional<PairResult> decideOrGiveUp(BenchmarkPair pair, Optional<Trials> trials) {
        FutureTask<PairResult> task = new FutureTask<>(() -> decide(pair, trials));
        Thread.ofPlatform().daemon().name("decides " + pair.id()).start(task);
        try {
            return Optional.of(task.get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            task.cancel(true);
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            task.cancel(true);
            return Optional.empty();
        } catch (ExecutionException e) {
            return Optional.of(error(pair, 0, String.valueOf(e.getCause())));
        }
    }

    private PairResult givenUp(BenchmarkPair pair) {
        return error(
                pair,
                patience.toMillis(),
                "a bug of the engine: no end within %d ms, though the limit was %d ms"
                        .formatted(patience.toMillis(), limit.toMillis()));
    }

    private static PairResult error(BenchmarkPair pair, double millis, String reason) {
        return new PairResult(pair.id(), Kind.ERROR, millis, 0, "", Optional.empty(), reason);
    }

    /** An error is a row as any other: one bad pair must not end the run. */
    private PairResult decide(BenchmarkPair pair, Optional<Trials> trials) {
        StopWatch watch = new StopWatch();
        watch.start();
        try {
            return switch (Readings.of(
                    pair.queryPair(semantics), pair.profile().map(List::of).orElse(profiles))) {
                case Readings.Unread unread -> unread(pair.id(), watch.millis(), unread);
                case Readings.Read read -> decide(pair, read, trials, watch);
            };
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return error(pair, watch.millis(), e.toString());
        }
    }

    private PairResult decide(BenchmarkPair pair, Readings.Read read, Optional<Trials> trials, StopWatch watch) {
        if (trials.isEmpty()) {
            PairDecision.Decided decided = decider.decide(read, Budget.of(limit), Optional.empty());
            return result(pair.id(), watch.millis(), TriedDecision.untried(decided));
        }
        TriedPair tried = new TriedPair(trials.get(), read, pair.texts(semantics));
        PairDecision.Decided decided =
                decider.decide(read, Budget.of(limit), Optional.of(new TimedValidator(tried, watch)));
        double millis = watch.millis();
        watch.exclude(-System.nanoTime());
        TriedDecision decision = tried.tried(decided);
        watch.exclude(System.nanoTime());
        return result(pair.id(), millis, decision).withTrialMillis(watch.excludedMillis());
    }

    private static PairResult unread(String id, double millis, Readings.Unread unread) {
        return new PairResult(
                id,
                unread.isSql() ? Kind.UNSUPPORTED : Kind.ERROR,
                millis,
                0,
                "front",
                Optional.empty(),
                unread.side() + ": " + unread.reason());
    }

    private static PairResult result(String id, double millis, TriedDecision decision) {
        PairDecision.Decided decided = decision.decided();
        String bugs = decided.spurious().isEmpty()
                ? ""
                : "; spurious: " + decided.spurious().getFirst().reason();
        String trial = decision.trial().map(TrialOutcome::words).orElse("");
        return switch (decided.verdict()) {
            case Verdict.Proved proved ->
                new PairResult(
                        id,
                        Kind.PROVED,
                        millis,
                        0,
                        "prover",
                        shown(decision),
                        "",
                        proved.assumptions().stream()
                                .sorted()
                                .map(Assumption::words)
                                .toList(),
                        trial,
                        0,
                        decision.bugs());
            case Verdict.Refuted(var counterexample) ->
                new PairResult(
                        id,
                        Kind.REFUTED,
                        millis,
                        0,
                        counterexample.stage(),
                        shown(decision),
                        bugs,
                        List.of(),
                        trial,
                        0,
                        decision.bugs());
            case Verdict.Unknown(var reason, var rows) ->
                new PairResult(
                        id,
                        Kind.UNKNOWN,
                        millis,
                        rows,
                        "",
                        Optional.empty(),
                        reason + bugs,
                        List.of(),
                        trial,
                        0,
                        decision.bugs());
        };
    }

    private static Optional<Boolean> shown(TriedDecision decision) {
        return decision.trial().flatMap(trial -> switch (trial) {
            case TrialOutcome.Held ignored -> Optional.of(true);
            case TrialOutcome.Contradicted ignored -> Optional.of(false);
            case TrialOutcome.Untried ignored -> Optional.empty();
        });
    }

    /** Runs while the engine works, and stands while a DBMS does. */
    private static final class StopWatch {
        private long start;
        private long paused;

        void start() {
            start = System.nanoTime();
        }

        void exclude(long nanos) {
            paused += nanos;
        }

        double excludedMillis() {
            return Math.round(paused / 1e4) / 100.0;
        }

        double millis() {
            return Math.round((System.nanoTime() - start - paused) / 1e4) / 100.0;
        }
    }

    private record TimedValidator(Validator inner, StopWatch watch) implements Validator {
        @Override
        public Validation validate(Problem problem, Counterexample counterexample) {
            long start = System.nanoTime();
            try {
                return inner.validate(problem, counterexample);
            } finally {
                watch.exclude(System.nanoTime() - start);
            }
        }
    }
}
