package io.panoptes.cli.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.benchmarks.coverage.CoverageChart;
import io.panoptes.benchmarks.coverage.CoverageComparison;
import io.panoptes.benchmarks.coverage.CoverageRun;
import io.panoptes.benchmarks.coverage.CoverageSeries;
import io.panoptes.benchmarks.coverage.Gcov;
import io.panoptes.benchmarks.coverage.GcovReport;
import io.panoptes.benchmarks.coverage.ProcessorClock;
import io.panoptes.benchmarks.rediscovery.CollectingSupplies;
import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.wiring.Learning;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.worker.Folders;
import io.panoptes.instantiation.choice.LearningSource;
import io.panoptes.instantiation.guidance.PowerSchedule;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares how much of a DBMS's code campaigns reach, by what they learn from. */
@Command(
        name = "coverage",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs campaigns of the same length on an instrumented build, with each guidance and each seed, one after"
                    + " the other, and prints how many edges (basic blocks, probes) their queries reached, and how many of"
                    + " them only one query of a pair did: metamorphic coverage. Nothing is triaged meanwhile.",
            "All campaigns run on the same instrumented build, whether they learn from it or not."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench coverage --target h2 --time 3m --seeds 1,2,3",
            "  panoptes bench coverage --target sqlite --build build/libsqlite3.so --time 10m --compare plans,coverage",
            "  panoptes bench coverage --target h2 --time 3m --json coverage.json --chart coverage.svg",
            "  panoptes bench coverage --target sqlite --build gcov/libsqlite3.so --time 3m --gcov gcov --places"
                    + " 'where*.c,select.c'"
        })
final class CoverageBenchCommand implements Callable<Integer> {
    /** How much longer than by the clock a campaign may take by processor time. */
    private static final int SLOWEST = 30;

    @Mixin
    private TargetArguments target = new TargetArguments();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            required = true,
            description = "How long each campaign runs: 60s, 5m, 1h.")
    private Duration time = Duration.ZERO;

    @Option(
            names = "--processor-time",
            description = "Count the time of --time by what processors spend on Panoptes and the DBMS together, so that"
                    + " other work on the machine changes nothing. On a machine of its own, one second is about"
                    + " half of one.")
    private boolean processorTime;

    @Option(
            names = "--at-once",
            description =
                    "Run the campaigns of a seed at the same time, so that whatever else the machine does slows down"
                            + " all of them alike. Each is then slower than alone.")
    private boolean atOnce;

    @Option(
            names = "--compare",
            paramLabel = "GUIDANCE",
            split = ",",
            description = "What is compared: none, plans, coverage; all of them if absent.")
    private List<LearningSource> compared = CoverageComparison.usual();

    @Option(
            names = "--seeds",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,3",
            description = "One campaign of each guidance for each; 1,2,3 if absent.")
    private List<Long> seeds = List.of();

    @Option(
            names = "--schedule",
            paramLabel = "SCHEDULE",
            defaultValue = "FAST",
            description = "How much is spent on a seed, as for fuzz: fast or explore; fast if absent.")
    private PowerSchedule schedule = PowerSchedule.FAST;

    @Option(names = "--json", paramLabel = "FILE", description = "Write all points in time to this file.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--chart", paramLabel = "FILE", description = "Draw edges over time to this file, as SVG.")
    private Optional<Path> chart = Optional.empty();

    @Option(
            names = "--gcov",
            paramLabel = "DIR",
            description =
                    "The folder in which the build was made with gcc --coverage: lines and branches of --places are"
                            + " printed too.")
    private Optional<Path> gcov = Optional.empty();

    @Option(
            names = "--places",
            paramLabel = "PATH",
            split = ",",
            description = "Folders (src/backend/optimizer) or files ('where*.c') of the sources that --gcov tells of.")
    private List<String> places = List.of();

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;
    private final Set<Campaign> running = ConcurrentHashMap.newKeySet();

    @Override
    public Integer call() {
        if (gcov.isPresent() == places.isEmpty()) {
            throw new CannotRun(
                    "--gcov and --places belong together.%n  Such as --gcov build --places src/optimizer,src/execution."
                            .formatted());
        }
        if (atOnce && (gcov.isPresent() || processorTime)) {
            throw new CannotRun(
                    "--at-once goes neither with --gcov nor with --processor-time, which count all campaigns together."
                            + "%n  Leave one of them out.".formatted());
        }
        PrintWriter stdout = spec.commandLine().getOut();
        var runs = new ArrayList<CoverageRun>();
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(this::stop)) {
            Target found = target.find(targets);
            String unit = targets.coverage(found).title();
            List<Oracle> oracles =
                    OracleFiles.load(List.of(), spec.commandLine().getErr());
            Runnable show = () -> write(new CoverageComparison(found.toString(), unit, time.toSeconds(), runs));
            // The first campaign of a process pays for the warming up of everything.
            campaign(
                    targets,
                    found,
                    oracles,
                    LearningSource.PLANS,
                    0,
                    Duration.ofSeconds(Math.min(10, time.toSeconds())));
            for (long seed : seeds) {
                forEach(compared, guidance -> campaign(targets, found, oracles, guidance, seed, time), done -> {
                    runs.add(done);
                    print(stdout, done);
                    show.run();
                });
            }
            if (!runs.isEmpty()) {
                var comparison = new CoverageComparison(found.toString(), unit, time.toSeconds(), runs);
                stdout.println();
                stdout.print(comparison.table());
                for (LearningSource other : comparison.guidances()) {
                    if (other != LearningSource.COVERAGE
                            && comparison.guidances().contains(LearningSource.COVERAGE)) {
                        stdout.printf(
                                "coverage reaches more than %s in %s pairs of runs%n",
                                other.name().toLowerCase(Locale.ROOT), comparison.wins(LearningSource.COVERAGE, other));
                    }
                }
                stdout.flush();
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
        }
        return ExitCode.NOTHING_FOUND;
    }

    /** Runs the campaigns one after the other, or all at once; what one reached is told in their order, unless the user has stopped. */
    private void forEach(
            List<LearningSource> guidances,
            Function<LearningSource, Optional<CoverageRun>> campaign,
            Consumer<CoverageRun> whenDone) {
        try (ExecutorService threads = Executors.newFixedThreadPool(atOnce ? guidances.size() : 1)) {
            List<CompletableFuture<Optional<CoverageRun>>> started = guidances.stream()
                    .map(guidance -> CompletableFuture.supplyAsync(
                            () -> stopped ? Optional.<CoverageRun>empty() : tried(campaign, guidance), threads))
                    .toList();
            for (CompletableFuture<Optional<CoverageRun>> run : started) {
                run.join().filter(ignored -> !stopped).ifPresent(whenDone);
            }
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** One that fails ends the others as well. */
    private Optional<CoverageRun> tried(
            Function<LearningSource, Optional<CoverageRun>> campaign, LearningSource guidance) {
        try {
            return campaign.apply(guidance);
        } catch (RuntimeException e) {
            stop();
            throw e;
        }
    }

    private void stop() {
        stopped = true;
        running.forEach(Campaign::stop);
    }

    private Optional<CoverageRun> campaign(
            Targets targets, Target found, List<Oracle> oracles, LearningSource guidance, long seed, Duration limit) {
        var lines = gcov.map(objects -> new Gcov(objects, places));
        lines.ifPresent(Gcov::clear);
        LongSupplier clock = processorTime ? new ProcessorClock() : System::nanoTime;
        var own = new AtomicReference<Campaign>();
        var series = new CoverageSeries(
                clock, limit.toSeconds(), () -> Optional.ofNullable(own.get()).ifPresent(Campaign::stop));
        Path folder = temporary();
        try {
            var plan = new CampaignPlan(
                    found.toString(),
                    target.build(),
                    seed,
                    Optional.of(limit.multipliedBy(processorTime ? SLOWEST : 1)),
                    Optional.empty(),
                    1,
                    List.of(),
                    Optional.of(SnippetSource.BOTH));
            var standard = new StandardSupplies(
                    targets,
                    found,
                    plan,
                    oracles,
                    new FindingFolders(folder),
                    new KnownFindings(List.of()),
                    TriageLimits.QUICK,
                    Duration.ZERO,
                    Learning.of(guidance, true, true).by(schedule).watchedBy(series));
            Campaign campaign =
                    new Campaign(plan, folder, CampaignHistory.NONE, new CollectingSupplies(standard), event -> {});
            own.set(campaign);
            running.add(campaign);
            CampaignProgress progress = campaign.run();
            running.remove(campaign);
            standard.seedFigures()
                    .ifPresent(figures -> spec.commandLine().getErr().println("  " + figures.text()));
            Optional<GcovReport> counted = lines.map(Gcov::read);
            return series.points().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new CoverageRun(guidance, seed, series.points(), progress.suspects(), counted));
        } finally {
            Folders.delete(folder);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("panoptes-coverage");
        } catch (IOException e) {
            throw new UncheckedIOException("no temporary folder can be made", e);
        }
    }

    private static void print(PrintWriter stdout, CoverageRun run) {
        stdout.printf(
                Locale.ROOT,
                "seed %d, %-8s  %,7d reached, %,7d by one query of a pair, %,8d cases, %d suspects%n",
                run.seed(),
                run.guidance().name().toLowerCase(Locale.ROOT),
                run.end().edges(),
                run.end().differential(),
                run.end().cases(),
                run.suspects());
        stdout.flush();
    }

    private void write(CoverageComparison comparison) {
        json.ifPresent(file -> write(file, json(comparison).toPrettyString() + "\n"));
        chart.ifPresent(file -> write(file, new CoverageChart(comparison).svg()));
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s%n  Name another file.".formatted(file, e.getMessage()));
        }
    }

    private static ObjectNode json(CoverageComparison comparison) {
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        all.put("target", comparison.target()).put("unit", comparison.unit()).put("seconds", comparison.seconds());
        ArrayNode runs = all.putArray("runs");
        for (CoverageRun run : comparison.runs()) {
            ObjectNode one = runs.addObject()
                    .put("guidance", run.guidance().name().toLowerCase(Locale.ROOT))
                    .put("seed", run.seed())
                    .put("suspects", run.suspects());
            ArrayNode points = one.putArray("points");
            run.points()
                    .forEach(point -> points.addObject()
                            .put("seconds", point.seconds())
                            .put("cases", point.cases())
                            .put("edges", point.edges())
                            .put("differential", point.differential()));
            run.lines().ifPresent(report -> {
                ArrayNode named = one.putArray("places");
                report.places()
                        .forEach((place, share) -> named.addObject()
                                .put("place", place)
                                .put("lines", share.linesReached())
                                .put("ofLines", share.lines())
                                .put("branches", share.branchesReached())
                                .put("ofBranches", share.branches()));
            });
        }
        return all;
    }
}
