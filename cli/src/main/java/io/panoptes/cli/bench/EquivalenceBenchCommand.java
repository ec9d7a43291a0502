package io.panoptes.cli.bench;

import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.benchmarks.pairs.BenchmarkSummary;
import io.panoptes.benchmarks.pairs.PairBenchmark;
import io.panoptes.benchmarks.pairs.PairResult;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.ClusterConnection;
import io.panoptes.cli.engine.EngineBugFile;
import io.panoptes.cli.engine.PairArguments;
import io.panoptes.cli.engine.TrialArguments;
import io.panoptes.cli.engine.TrialTargets;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.PairRefuter;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.oracle.Semantics;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Decides a file of pairs. */
@Command(
        name = "equivalence",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Decides every pair of a file, and says how many were proved, refuted or left open, and how fast.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench equivalence --file pairs.jsonl --limit 10s --workers 2 --json out.jsonl",
            "  panoptes bench equivalence --file pairs.jsonl --json out.jsonl --resume      go on after a stop",
            "  panoptes bench equivalence --file pairs.jsonl --sample 200 --stages concrete --no-trial",
            "  panoptes bench equivalence --file pairs.jsonl --json out.jsonl --cluster spark://host:7077"
        })
final class EquivalenceBenchCommand implements Callable<Integer> {
    private static final Duration TIME_TO_WARM_UP = Duration.ofMillis(500);

    @Option(names = "--file", required = true, paramLabel = "F", description = "Pairs, one JSON object a line.")
    private Path file;

    @Option(
            names = "--limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "For each pair; 10s if absent.")
    private Duration limit;

    @Option(names = "--workers", paramLabel = "N", defaultValue = "1", description = "How many pairs at a time.")
    private int workers;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each pair to this file.")
    private Optional<Path> json;

    @Option(names = "--resume", description = "Go on where an earlier run stopped: pairs with a row in OUT keep it.")
    private boolean resume;

    @Option(names = "--rows", paramLabel = "K", defaultValue = "5", description = "The largest row bound to try.")
    private int rows;

    @Option(
            names = "--stages",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Only these stages of the refuter, and no proof: concrete, plan-coverage, under-approximation,"
                            + " bounded.")
    private Set<String> stages = Set.of();

    @Option(
            names = "--assume",
            paramLabel = "NAME",
            split = ",",
            description = "What a proof may assume: ${COMPLETION-CANDIDATES}; nothing if absent.")
    private Set<Assumption> assumed = Set.of();

    @Option(names = "--sample", paramLabel = "N", description = "Only N pairs of the file, the same ones each time.")
    private Optional<Integer> sample;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            defaultValue = "0",
            description = "First decide N pairs that are not counted, for times as they are once Java is warm.")
    private int warmUp;

    @Option(
            names = "--semantics",
            paramLabel = "bag|set|list",
            defaultValue = "BAG",
            description = "How answers are compared; bag if absent.")
    private Semantics semantics;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description =
                    "How SQL is read: standard, mysql, sqlite, duckdb or postgresql. If absent, the one whose syntax the queries"
                            + " use; if that is open, a verdict holds for standard and mysql.")
    private Optional<String> profile;

    @Mixin
    private TrialArguments trial;

    @Mixin
    private ClusterArguments cluster;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        workers = WorkerLimit.ofThisMachine().of(workers, spec.commandLine().getErr());
        PairArguments.atLeastOne("--rows", rows);
        sample.ifPresent(count -> PairArguments.atLeastOne("--sample", count));
        if (resume && json.isEmpty()) {
            throw new CannotRun("--resume needs --json OUT, the rows of the earlier run");
        }
        List<BenchmarkPair> pairs = pairs();
        List<PairResult> results = new ArrayList<>(earlier(pairs));
        List<BenchmarkPair> open = withoutResults(pairs, results);
        PrintWriter err = spec.commandLine().getErr();
        try (ClusterConnection machines = cluster.connect(err);
                SolverPool solvers = new SolverPool(workers);
                TrialTargets targets = trial.open(PairArguments.profiles(profile));
                Writer out = json.isPresent() ? Files.newBufferedWriter(json.get()) : Writer.nullWriter()) {
            results.forEach(result -> write(out, result));
            PairBenchmark.Decider decider = decider(solvers);
            warmUp(cluster.isGiven() ? List.of() : open, decider);
            ProgressBar progress = new ProgressBar(err, open.size(), Terminal.isThere());
            PairBenchmark benchmark = new PairBenchmark(decider, PairArguments.profiles(profile), limit, semantics);
            Consumer<PairResult> told = result -> {
                results.add(result);
                result.bugs().forEach(EngineBugFile::write);
                write(out, result);
                progress.step(result.verdict().name().toLowerCase(Locale.ROOT));
            };
            PairParts parts = new PairParts(spec, err);
            try (Interruption interruption = Interruption.stopping(() -> {
                benchmark.stop();
                parts.stop();
            })) {
                if (machines.cluster().isPresent()) {
                    parts.run(machines.cluster().get(), open, told);
                } else {
                    benchmark.run(open, workers, targets::trials, told);
                }
                progress.end();
                printSummary(results, pairs.size());
                interruption.ended(ExitCode.NOTHING_FOUND);
            }
        } catch (NoSuchFileException e) {
            throw new CannotRun("%s can't be written: there is no such folder".formatted(json.orElse(file)), e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s".formatted(json.orElse(file), e.getMessage()), e);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void printSummary(List<PairResult> results, int pairs) {
        PrintWriter stdout = spec.commandLine().getOut();
        if (results.size() < pairs) {
            stdout.printf("stopped after %d of %d pairs%n", results.size(), pairs);
        }
        stdout.print(new BenchmarkSummary(results).text());
        stdout.flush();
    }

    private List<BenchmarkPair> pairs() {
        try {
            List<BenchmarkPair> pairs = new ArrayList<>(BenchmarkPair.read(file));
            if (sample.isPresent() && sample.get() < pairs.size()) {
                Collections.shuffle(pairs, new Random(1));
                return pairs.subList(0, sample.get());
            }
            return pairs;
        } catch (NoSuchFileException e) {
            throw new CannotRun("there is no file " + file, e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    private List<PairResult> earlier(List<BenchmarkPair> pairs) {
        if (!resume) {
            return List.of();
        }
        Set<String> asked = pairs.stream().map(BenchmarkPair::id).collect(Collectors.toSet());
        Path rows = json.orElseThrow();
        try {
            return PairResultLines.read(rows).stream()
                    .filter(result -> asked.contains(result.id()))
                    .toList();
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(rows, e.getMessage()), e);
        }
    }

    private static List<BenchmarkPair> withoutResults(List<BenchmarkPair> pairs, List<PairResult> results) {
        Set<String> known = results.stream().map(PairResult::id).collect(Collectors.toSet());
        return pairs.stream().filter(pair -> !known.contains(pair.id())).toList();
    }

    private void warmUp(List<BenchmarkPair> pairs, PairBenchmark.Decider decider) throws InterruptedException {
        new PairBenchmark(decider, PairArguments.profiles(profile), TIME_TO_WARM_UP, semantics)
                .run(pairs.subList(0, Math.min(warmUp, pairs.size())), workers, Optional::empty, result -> {});
    }

    private PairBenchmark.Decider decider(SolverPool solvers) {
        if (stages.isEmpty()) {
            Set<Assumption> allowed = new HashSet<>(Assumption.READINGS);
            allowed.addAll(assumed);
            return new PairDecider(
                    Stages.behindTheProver(rows, solvers), solvers, PairArguments.profiles(profile), allowed)::decide;
        }
        List<Stage> all = Stages.upTo(rows, solvers);
        List<Stage> chosen =
                all.stream().filter(stage -> stages.contains(stage.name())).toList();
        if (chosen.size() < stages.size()) {
            List<String> names = all.stream().map(Stage::name).toList();
            throw new CannotRun("there is no stage %s; choose from %s"
                    .formatted(
                            stages.stream()
                                    .filter(stage -> !names.contains(stage))
                                    .collect(Collectors.joining(" or ")),
                            String.join(", ", names)));
        }
        return new PairRefuter(chosen, PairArguments.profiles(profile))::refute;
    }

    private static void write(Writer out, PairResult result) {
        try {
            out.write(PairResultLines.of(result) + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
