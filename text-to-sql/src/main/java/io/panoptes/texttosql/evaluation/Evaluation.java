package io.panoptes.texttosql.evaluation;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.trial.TextRunner;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.pair.DecidedPair;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.pair.PairOutcome;
import io.panoptes.texttosql.pair.Plausibility;
import io.panoptes.texttosql.schema.DatabaseSchema;
import io.panoptes.texttosql.schema.SchemaSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Decides the pairs of a benchmark, some at a time, each within a limit. A pair that hangs or fails costs itself only. */
public final class Evaluation {
    private static final int PATIENCE_SECONDS = 30;

    private final SchemaSource schemas;
    private final EvaluationOptions options;
    private final PairDecider decider;
    private volatile boolean stopped;

    public Evaluation(SchemaSource schemas, EvaluationOptions options, SolverSource solvers) {
        this.schemas = schemas;
        this.options = options;
        Set<Assumption> allowed = EnumSet.copyOf(Assumption.READINGS);
        // Ties have no one answer in any case; the verdict says so.
        allowed.add(Assumption.SAME_CHOICE_AMONG_TIES);
        this.decider = new PairDecider(
                Stages.behindTheProver(options.rows(), solvers),
                solvers,
                List.of(options.dbms().readingWithoutNullKeys()),
                allowed);
    }

    /**
     * What a worker needs of its own.
     *
     * @param plausible where it is asked whether a difference shows on data as the given databases have them
     */
    public record Tools(TextRunner runner, DatabaseRuns databases, Optional<PlausibleDifference> plausible) {
        public Tools(TextRunner runner, DatabaseRuns databases) {
            this(runner, databases, Optional.empty());
        }
    }

    /**
     * @param groups pairs of one question, which try each other's counterexamples
     * @param tools gives each worker its own
     * @param results is told of every pair, by one thread at a time
     */
    public void run(List<List<Pair>> groups, int workers, Supplier<Tools> tools, Consumer<DecidedPair> results)
            throws InterruptedException {
        Queue<List<Pair>> open = new ConcurrentLinkedQueue<>(groups);
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            for (int i = 0; i < workers; i++) {
                pool.execute(() -> work(open, tools, results));
            }
            pool.shutdown();
            pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        }
    }

    /** Pairs that are not begun yet are left out. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    private void work(Queue<List<Pair>> open, Supplier<Tools> tools, Consumer<DecidedPair> results) {
        Tools mine = tools.get();
        for (List<Pair> group = open.poll(); group != null && !stopped; group = open.poll()) {
            List<Database> differences = new ArrayList<>();
            for (Pair pair : group) {
                Optional<DecidedPair> result = resultOrNone(pair, mine, List.copyOf(differences));
                if (result.isEmpty()) {
                    // The one that hangs may still use the old ones.
                    mine = tools.get();
                }
                DecidedPair known = result.orElseGet(() -> givenUp(pair));
                if (known.outcome() instanceof PairOutcome.Different(var difference)) {
                    differences.add(difference.database());
                }
                synchronized (results) {
                    results.accept(known);
                }
            }
        }
    }

    /** In a thread of its own, which is left behind where it does not end in time. */
    private Optional<DecidedPair> resultOrNone(Pair pair, Tools tools, List<Database> differences) {
        long start = System.nanoTime();
        FutureTask<DecidedPair> task = new FutureTask<>(() -> result(pair, tools, differences));
        Thread.ofPlatform().daemon().name("decides " + pair.id()).start(task);
        try {
            return Optional.of(task.get(patience().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            task.cancel(true);
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            task.cancel(true);
            return Optional.empty();
        } catch (ExecutionException e) {
            return Optional.of(
                    failed(pair, "a bug of Panoptes, please report it: " + e.getCause(), millisSince(start)));
        }
    }

    private Duration patience() {
        return options.time().multipliedBy(2).plusSeconds(PATIENCE_SECONDS);
    }

    private DecidedPair givenUp(Pair pair) {
        return failed(
                pair,
                "no end in time, though the limit was %d ms"
                        .formatted(options.time().toMillis()),
                patience().toMillis());
    }

    private static DecidedPair failed(Pair pair, String reason, double millis) {
        return new DecidedPair(
                pair, new PairOutcome.Open(reason), millis, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    private DecidedPair result(Pair pair, Tools tools, List<Database> differences) {
        long start = System.nanoTime();
        PairOutcome outcome = outcome(pair, tools, differences);
        double millis = millisSince(start);
        Optional<Boolean> ex = tools.databases().agree(pair);
        PairOutcome known = withGiven(outcome, ex);
        return new DecidedPair(
                pair, known, millis, ex, plausible(pair, known, ex, tools), exTest(pair, outcome, tools));
    }

    private Optional<Plausibility> plausible(Pair pair, PairOutcome outcome, Optional<Boolean> ex, Tools tools) {
        if (tools.plausible().isEmpty()) {
            return Optional.empty();
        }
        boolean differs = switch (outcome) {
            case PairOutcome.Different ignored -> true;
            case PairOutcome.DifferentAsGiven ignored -> true;
            case PairOutcome.Invalid ignored -> false;
            case PairOutcome.Equal ignored -> false;
            case PairOutcome.Open ignored -> false;
        };
        return differs
                ? schemas.of(pair.question().database())
                        .flatMap(tables -> tools.plausible().get().of(pair, tables, tools.runner(), options, ex))
                : Optional.empty();
    }

    /** A prediction that is invalid fails; one of the same text passes. */
    private Optional<Boolean> exTest(Pair pair, PairOutcome outcome, Tools tools) {
        if (!options.testSuites()) {
            return Optional.empty();
        }
        return switch (outcome) {
            case PairOutcome.Invalid ignored -> Optional.of(false);
            case PairOutcome.Equal(var ground, var assumes, var note)
            when ground == PairOutcome.Ground.SAME_TEXT -> Optional.of(true);
            case PairOutcome other ->
                schemas.of(pair.question().database())
                        .flatMap(tables -> new GoldSuite(tools.runner())
                                .agree(new TextPair(
                                        tables.ddl(),
                                        tables.schema(),
                                        pair.question().gold(),
                                        pair.predicted().orElse(""),
                                        pair.semantics())));
        };
    }

    private PairOutcome outcome(Pair pair, Tools tools, List<Database> differences) {
        String name = pair.question().database();
        try {
            Optional<DatabaseSchema> tables = schemas.of(name);
            if (tables.isEmpty()) {
                return new PairOutcome.Open("there is no database " + name);
            }
            return new PairEvaluator(decider, tools.runner(), options).judge(pair, tables.get(), differences);
        } catch (BadInput e) {
            return new PairOutcome.Open(String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return new PairOutcome.Open("the queries are nested too deep");
        } catch (OutOfMemoryError e) {
            return new PairOutcome.Open("the queries need too much memory");
        }
    }

    /** The database of the benchmark decides what is open, and contradicts what is proved. */
    private static PairOutcome withGiven(PairOutcome outcome, Optional<Boolean> ex) {
        if (ex.isEmpty() || ex.get()) {
            return outcome;
        }
        return switch (outcome) {
            case PairOutcome.Open ignored -> new PairOutcome.DifferentAsGiven();
            case PairOutcome.Equal(var ground, var assumes, var note)
            when ground == PairOutcome.Ground.PROOF ->
                new PairOutcome.Equal(
                        ground,
                        assumes,
                        "the answers differ on the given database, which breaks the schema or leaves ties");
            case PairOutcome.Equal equal -> equal;
            case PairOutcome.Different different -> different;
            case PairOutcome.DifferentAsGiven given -> given;
            case PairOutcome.Invalid invalid -> invalid;
        };
    }
}
