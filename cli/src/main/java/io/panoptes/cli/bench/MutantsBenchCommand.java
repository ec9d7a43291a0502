package io.panoptes.cli.bench;

import io.panoptes.benchmarks.mutants.MutantTrial;
import io.panoptes.benchmarks.mutants.MutantTrial.Fate;
import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.cli.engine.PairArguments;
import io.panoptes.cli.engine.ValidationTarget;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares the prover with the refuter and real DBMSs, on pairs with one query changed. */
@Command(
        name = "mutants",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Changes one query of a pair and tries to prove the pair, N times. What is proved must pass the checker,",
            "must not be refuted, and must give one answer on random databases of the DBMSs that are named.",
            "Ctrl-C finishes the mutants in progress and prints the totals so far."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no contradiction", "1:contradictions: bugs of the engine", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench mutants --mutants 1000                              of the shipped oracles",
            "  panoptes bench mutants --file pairs.jsonl --mutants 100000 --workers 2 --seed 7",
            "  panoptes bench mutants --run-on duckdb,sqlite,h2"
        })
final class MutantsBenchCommand implements Callable<Integer> {
    /** Mutants that share a seed, so that a run that was stopped can resume with the next one. */
    private static final int BATCH = 100;

    private static final String CONTRADICTION = "contradictions";

    @Option(names = "--file", paramLabel = "F", description = "Pairs to change; the shipped oracles if absent.")
    private Optional<Path> file;

    @Option(names = "--mutants", paramLabel = "N", defaultValue = "1000", description = "How many; 1000 if absent.")
    private int mutants;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The same seed, the same mutants.")
    private long seed;

    @Option(names = "--workers", paramLabel = "N", defaultValue = "1", description = "How many threads; 1 if absent.")
    private int workers;

    @Option(
            names = "--limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "2s",
            description = "For each proof; 2s if absent.")
    private Duration limit;

    @Option(
            names = "--run-on",
            split = ",",
            paramLabel = "TARGET",
            description = "DBMSs on which proved mutants are run: duckdb,sqlite,h2")
    private List<String> targets = List.of();

    @Spec
    private CommandSpec spec;

    private final Map<String, Integer> counts = new TreeMap<>();
    private int runs;

    @Override
    public Integer call() throws InterruptedException {
        PairArguments.atLeastOne("--mutants", mutants);
        workers = WorkerLimit.ofThisMachine().of(workers, spec.commandLine().getErr());
        PrintWriter err = spec.commandLine().getErr();
        err.println("reading the pairs ...");
        err.flush();
        List<Problem> problems = file.map(this::problemsOf).orElseGet(MutantsBenchCommand::problemsOfTheLibrary);
        if (problems.isEmpty()) {
            throw new CannotRun("there is no pair to change in %s".formatted(file.orElseThrow()));
        }
        List<ValidationTarget> dbmss =
                targets.stream().map(ValidationTarget::of).toList();
        SolverPool solvers = new SolverPool(workers);
        List<MutantTrial> trials = IntStream.range(0, workers)
                .mapToObj(worker -> trial(solvers, dbmss))
                .toList();
        ProgressBar progress = new ProgressBar(err, mutants, Terminal.isThere());
        long start = System.nanoTime();
        try (Interruption interruption = Interruption.stopping(() -> trials.forEach(MutantTrial::stop))) {
            int batches = run(trials, problems, progress);
            progress.end();
            printTotals(problems.size(), batches, (System.nanoTime() - start) / 1e9);
            interruption.ended(exitCode());
        } finally {
            dbmss.forEach(ValidationTarget::close);
            solvers.close();
        }
        return exitCode();
    }

    /** Runs the mutants and returns the number of batches that were started. */
    private int run(List<MutantTrial> trials, List<Problem> problems, ProgressBar progress)
            throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            List<Future<?>> working = new ArrayList<>();
            for (MutantTrial trial : trials) {
                working.add(pool.submit(() -> work(trial, problems, next, progress)));
            }
            for (Future<?> worker : working) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new CannotRun("a worker stopped: " + e.getCause(), e);
        }
        return Math.min(next.get(), batches());
    }

    private void work(MutantTrial trial, List<Problem> problems, AtomicInteger next, ProgressBar progress) {
        for (int batch = next.getAndIncrement();
                batch < batches() && !trial.isStopped();
                batch = next.getAndIncrement()) {
            int count = Math.min(BATCH, mutants - batch * BATCH);
            trial.run(problems, count, seed + batch, fate -> record(fate, progress));
        }
    }

    private int batches() {
        return (mutants + BATCH - 1) / BATCH;
    }

    /** Each worker has instances of the DBMSs of its own. */
    private MutantTrial trial(SolverPool solvers, List<ValidationTarget> dbmss) {
        List<Validator> validators =
                dbmss.stream().flatMap(dbms -> dbms.validator().stream()).toList();
        return new MutantTrial(limit, solvers, validators);
    }

    private synchronized void record(Fate fate, ProgressBar progress) {
        String kind = switch (fate) {
            case Fate.Proved(int agreed) -> {
                runs += agreed;
                yield "proved";
            }
            case Fate.Refuted ignored -> "refuted";
            case Fate.Open ignored -> "open";
            case Fate.Contradiction(String text) -> {
                PrintWriter out = spec.commandLine().getOut();
                out.println(text);
                out.flush();
                yield CONTRADICTION;
            }
        };
        counts.merge(kind, 1, Integer::sum);
        progress.step(kind);
    }

    private synchronized void printTotals(int pairs, int batches, double seconds) {
        PrintWriter out = spec.commandLine().getOut();
        int done = counts.values().stream().mapToInt(Integer::intValue).sum();
        out.printf(
                "%d mutants of %d pairs: %d proved, %d refuted, %d open, %d contradictions; %d runs on DBMSs agreed; %.0f s,"
                        + " %.1f a second%n",
                done,
                pairs,
                count("proved"),
                count("refuted"),
                count("open"),
                count(CONTRADICTION),
                runs,
                seconds,
                done / seconds);
        if (done < mutants) {
            out.printf("stopped early; resume with --seed %d --mutants %d%n", seed + batches, mutants - done);
        }
        out.flush();
    }

    private int count(String kind) {
        return counts.getOrDefault(kind, 0);
    }

    private synchronized int exitCode() {
        return count(CONTRADICTION) == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    private List<Problem> problemsOf(Path path) {
        try {
            List<Problem> problems = new ArrayList<>();
            for (BenchmarkPair pair : BenchmarkPair.read(path)) {
                problems.addAll(problems(pair.queryPair(Semantics.BAG)));
            }
            return problems;
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(path, e.getMessage()), e);
        }
    }

    private static List<Problem> problemsOfTheLibrary() {
        return OracleLibrary.shipped().oracles().parallelStream()
                .filter(oracle -> oracle.changes().isEmpty())
                .flatMap(oracle -> problems(pair(oracle)).stream())
                .toList();
    }

    private static QueryPair pair(Oracle oracle) {
        return new QueryPair(oracle.schema(), oracle.left(), oracle.right(), oracle.semantics());
    }

    private static List<Problem> problems(QueryPair pair) {
        return switch (Readings.of(pair, Readings.ANY)) {
            case Readings.Read read -> List.of(read.first().problem());
            case Readings.Unread ignored -> List.of();
        };
    }
}
