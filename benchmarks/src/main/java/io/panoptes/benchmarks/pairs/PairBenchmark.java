package io.panoptes.benchmarks.pairs;

import io.panoptes.benchmarks.pairs.PairResult.Kind;
import io.panoptes.equivalence.PairDecision;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
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
        PairDecision decide(QueryPair pair, Budget budget, Optional<Validator> validator);
    }

    private final Decider decider;
    private final Duration limit;
    private final Semantics semantics;
    private final Duration patience;
    private volatile boolean stopped;

    public PairBenchmark(Decider decider, Duration limit, Semantics semantics) {
        this(decider, limit, semantics, limit.multipliedBy(2).plusSeconds(30));
    }

    /** {@code patience}: after so long a decider that ignores its limit is given up. */
    PairBenchmark(Decider decider, Duration limit, Semantics semantics, Duration patience) {
        this.decider = decider;
        this.limit = limit;
        this.semantics = semantics;
        this.patience = patience;
    }

    /**
     * @param validators gives each worker a validator of its own, or none
     * @param results is told of every pair, by one thread at a time
     */
    public void run(
            List<BenchmarkPair> pairs,
            int workers,
            Supplier<Optional<Validator>> validators,
            Consumer<PairResult> results)
            throws InterruptedException {
        Queue<BenchmarkPair> open = new ConcurrentLinkedQueue<>(pairs);
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            for (int i = 0; i < workers; i++) {
                pool.execute(() -> work(open, validators, results));
            }
            pool.shutdown();
            pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        }
    }

    /** Pairs that are not begun yet are left out. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    private void work(
            Queue<BenchmarkPair> open, Supplier<Optional<Validator>> validators, Consumer<PairResult> results) {
        Optional<Validator> validator = validators.get();
        for (BenchmarkPair pair = open.poll(); pair != null && !stopped; pair = open.poll()) {
            Optional<PairResult> result = decideOrGiveUp(pair, validator);
            if (result.isEmpty()) {
                // The one that hangs may still use the old one.
                validator = validators.get();
            }
            synchronized (results) {
                results.accept(result.orElse(givenUp(pair)));
            }
        }
    }

    /** In a thread of its own, which is left behind where it does not end in time: a hang costs its pair only. */
    private Optional<PairResult> decideOrGiveUp(BenchmarkPair pair, Optional<Validator> validator) {
        FutureTask<PairResult> task = new FutureTask<>(() -> decide(pair, validator));
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
    private PairResult decide(BenchmarkPair pair, Optional<Validator> validator) {
        StopWatch watch = new StopWatch();
        Optional<Validator> timed = validator.map(inner -> new TimedValidator(inner, watch));
        watch.start();
        try {
            PairDecision decision = decider.decide(pair.queryPair(semantics), Budget.of(limit), timed);
            return result(pair.id(), watch.millis(), decision);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return error(pair, watch.millis(), e.toString());
        }
    }

    private static PairResult result(String id, double millis, PairDecision decision) {
        return switch (decision) {
            case PairDecision.NotRead(var unread) ->
                new PairResult(
                        id,
                        unread.isSql() ? Kind.UNSUPPORTED : Kind.ERROR,
                        millis,
                        0,
                        "front",
                        Optional.empty(),
                        unread.side() + ": " + unread.reason());
            case PairDecision.Decided(var verdict, var validation, var spurious) -> {
                String bugs = spurious.isEmpty()
                        ? ""
                        : "; spurious: " + spurious.getFirst().reason();
                yield switch (verdict) {
                    case Verdict.Proved ignored ->
                        new PairResult(id, Kind.PROVED, millis, 0, "prover", Optional.empty(), "");
                    case Verdict.Refuted(var counterexample) ->
                        new PairResult(
                                id,
                                Kind.REFUTED,
                                millis,
                                0,
                                counterexample.stage(),
                                validation.flatMap(PairBenchmark::confirmed),
                                validation.map(PairBenchmark::words).orElse("") + bugs);
                    case Verdict.Unknown(var reason, var rows) ->
                        new PairResult(id, Kind.UNKNOWN, millis, rows, "", Optional.empty(), reason + bugs);
                };
            }
        };
    }

    private static Optional<Boolean> confirmed(Validation validation) {
        return switch (validation) {
            case Validation.Confirmed ignored -> Optional.of(true);
            case Validation.Denied ignored -> Optional.of(false);
            case Validation.Inconclusive ignored -> Optional.empty();
        };
    }

    private static String words(Validation validation) {
        return switch (validation) {
            case Validation.Confirmed(var by) -> "confirmed by " + by;
            case Validation.Denied(var reason) -> "denied: " + reason;
            case Validation.Inconclusive(var reason) -> "not validated: " + reason;
        };
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
