package io.panoptes.cli;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.equivalence.bench.BenchmarkPair;
import io.panoptes.equivalence.bench.MutantHunt;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.pair.QueryPair;
import io.panoptes.equivalence.pair.Readings;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Validator;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Holds the prover against the refuter and real DBMSs, on pairs with one query changed. */
@Command(
        name = "mutants",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Changes one query of a pair and tries to prove the pair, so many times. What is proved must pass the checker,",
            "must not be refuted, and must give one answer on random databases of the DBMSs that are named."
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
    private static final int BATCH = 100;

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

    private final AtomicInteger proved = new AtomicInteger();
    private final AtomicInteger contradictions = new AtomicInteger();
    private final AtomicInteger runs = new AtomicInteger();

    @Override
    public Integer call() throws InterruptedException {
        List<Problem> problems = file.map(this::problemsOf).orElseGet(MutantsBenchCommand::problemsOfTheLibrary);
        if (problems.isEmpty()) {
            throw new CannotRun("there is no pair to change in %s".formatted(file.orElseThrow()));
        }
        List<ValidationTarget> dbmss =
                targets.stream().map(ValidationTarget::of).toList();
        long start = System.nanoTime();
        try {
            hunt(problems, dbmss);
        } finally {
            dbmss.forEach(ValidationTarget::close);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "%d mutants of %d pairs: %d proved, %d runs on DBMSs agreed, %d contradictions; %.0f s, %.1f a second%n",
                mutants, problems.size(), proved.get(), runs.get(), contradictions.get(), seconds, mutants / seconds);
        out.flush();
        return contradictions.get() == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    private void hunt(List<Problem> problems, List<ValidationTarget> dbmss) throws InterruptedException {
        int batches = (mutants + BATCH - 1) / BATCH;
        ProgressBar progress = new ProgressBar(spec.commandLine().getErr(), batches, Terminal.isThere());
        AtomicInteger next = new AtomicInteger();
        Callable<Boolean> work = () -> {
            MutantHunt hunt = hunt(dbmss);
            for (int batch = next.getAndIncrement(); batch < batches; batch = next.getAndIncrement()) {
                int count = Math.min(BATCH, mutants - batch * BATCH);
                tell(hunt.run(problems, count, seed + batch), progress);
            }
            return true;
        };
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            for (Future<Boolean> worker : pool.invokeAll(Collections.nCopies(workers, work))) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new CannotRun("a worker stopped: " + e.getCause(), e);
        }
        progress.end();
    }

    /** Each worker has instances of the DBMSs of its own. */
    private MutantHunt hunt(List<ValidationTarget> dbmss) {
        List<Validator> validators =
                dbmss.stream().flatMap(dbms -> dbms.validator().stream()).toList();
        return new MutantHunt(
                new ConcreteStage(1, 300, 1_500), new EvaluatorReview(Meaning.LENIENT), limit, validators);
    }

    private synchronized void tell(MutantHunt.Result result, ProgressBar progress) {
        proved.addAndGet(result.proved());
        runs.addAndGet(result.runs());
        contradictions.addAndGet(result.contradictions().size());
        PrintWriter out = spec.commandLine().getOut();
        result.contradictions().forEach(out::println);
        out.flush();
        progress.step(result.contradictions().isEmpty() ? "batches fine" : "batches with contradictions");
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
        return OracleLibrary.shipped().oracles().stream()
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
