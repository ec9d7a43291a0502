package io.panoptes.cli.mine;

import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.ClusterConnection;
import io.panoptes.cli.engine.ValidationTarget;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.DefaultTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.discovery.mining.MiningRun;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.rewrite.RewriteProposer;
import io.panoptes.discovery.seed.SeedSource;
import io.panoptes.sql.oracle.Oracle;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for new oracles. */
@Command(
        name = "mine",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Looks for new oracles: makes seed queries, has equivalent ones proposed, and keeps what is proven.",
            "Runs for 10 minutes if none of --seeds, --seeds-from and --time is given, and judges up to 32 candidates"
                    + " of a seed on 2 threads."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:a proven pair was contradicted by a DBMS",
            "2:could not run",
            "3:the proposer ended the run early: a budget is spent, or the provider does not answer"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes mine --target duckdb --seeds 200 --proposer rewrite --time 10m",
            "  panoptes mine --out mining/duckdb-seed7               resumes where it was cut off",
            "  panoptes mine --model openai:gpt-4.1-mini --budget-usd 5",
            "  panoptes mine --model openai:qwen3 --base-url http://localhost:8000/v1",
            "  panoptes mine --model anthropic:claude-haiku-4-5 --batch-out requests.jsonl --out mining/b",
            "  panoptes mine --model anthropic:claude-haiku-4-5 --batch-in answers.jsonl --out mining/b",
            "  panoptes mine --model openai:gpt-4.1 --context optimizer.md --examples found.jsonl" + " --repair",
            "  panoptes mine --seeds-from test/sql --target duckdb      around the queries of a test suite",
            "  panoptes mine --seeds-from statements.csv --seed-schema schema.sql --target postgresql",
            "  panoptes mine --mutate found.jsonl --target duckdb       around oracles that found bugs",
            "  panoptes mine --seeds 20000 --out mining/night --cluster spark://host:7077",
            "  panoptes oracles --oracles mining/duckdb-seed7/oracles.jsonl",
            "  panoptes fuzz --target duckdb --oracles mining/duckdb-seed7/oracles.jsonl"
        })
public final class MineCommand implements Callable<Integer> {
    private static final Duration USUAL_TIME = Duration.ofMinutes(10);

    @Mixin
    private MiningArguments mining;

    @Mixin
    private SeedOptions seeding;

    @Option(
            names = "--also",
            paramLabel = "NAME:VERSION",
            defaultValue = DefaultTargets.SECOND,
            description = "A second DBMS that runs what is proven; sqlite if absent, none for no other.")
    private String also = DefaultTargets.SECOND;

    @Option(
            names = "--trial-on",
            paramLabel = "TARGET",
            split = ",",
            defaultValue = DefaultTargets.FIRST + "," + DefaultTargets.SECOND,
            description = "DBMSs that run what is proven as it is written, on databases made for it; two must agree."
                    + " Default: duckdb,sqlite.")
    private List<String> trialOn = List.of(DefaultTargets.FIRST, DefaultTargets.SECOND);

    @Option(
            names = "--proposer",
            paramLabel = "NAME",
            description = "What proposes: rewrite, which needs no model, or llm, batch or replay. If absent, batch"
                    + " where one of its files is named, llm where a model is, and rewrite otherwise.")
    private Optional<String> proposer;

    @Option(
            names = "--sampler",
            paramLabel = "NAME",
            defaultValue = "cluster",
            description = "Which proven queries the proposer is shown: cluster, beam or naive; cluster if absent.")
    private String sampler = "cluster";

    @Option(
            names = "--stop-after",
            paramLabel = "N",
            defaultValue = "12",
            description = "Abandon a seed after N consecutive failures; each success adds 1. Default: 12.")
    private int threshold;

    @Option(
            names = "--focus",
            paramLabel = "WORDS",
            description = "What every candidate should have, for proposers that read: \"at least one outer join\".")
    private Optional<String> focus;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "3",
            description = "How many seeds are under way at a time; more where the proposer is slow. 3 if absent.")
    private int concurrency;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            defaultValue = "2s",
            converter = DurationConverter.class,
            description = "The engine's time for one candidate; 2s if absent.")
    private Duration budget = Duration.ofSeconds(2);

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of the seed to begin with; 0 if absent.")
    private long firstSeed;

    @Mixin
    private ClusterArguments cluster;

    @Option(names = "--out", paramLabel = "DIR", description = "Output directory; the run resumes if it exists.")
    private Optional<Path> out;

    @ArgGroup(validate = false, heading = "%nA language model, for the proposers llm, batch and replay:%n")
    private ModelOptions models = new ModelOptions();

    @ArgGroup(validate = false, heading = "%nWhat the model is shown beside the seed:%n")
    private GuidanceOptions guidance = new GuidanceOptions();

    @Option(names = "--json", description = "Print the summary as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        Path place = out.orElseGet(() -> Path.of(
                "mining", "%s-seed%d".formatted(mining.targetName().replaceAll("[^A-Za-z0-9.]", "-"), mining.seed())));
        requireSeedsToDivide();
        try (ClusterConnection machines = cluster.connect(spec.commandLine().getErr());
                Targets targets = new ReleasedTargets();
                Proposer proposing = proposer(mining.target(targets), place);
                FolderLock lock = FolderLock.of(place, "mining");
                MiningFolder folder = MiningFolder.open(place)) {
            MiningPlan plan = plan(targets);
            List<Oracle> library = OracleLibrary.shipped().oracles();
            MiningPrinter printer = new MiningPrinter(
                    stdout, json || !Terminal.isThere(), !proposerName().equals("rewrite"), models.answersExpected());
            Consumer<MiningProgress> listener = json ? progress -> {} : printer;
            if (machines.cluster().isPresent()) {
                MiningParts parts = new MiningParts(
                        machines.cluster().get(),
                        spec,
                        folder,
                        library,
                        listener,
                        spec.commandLine().getErr());
                try (Interruption interruption = Interruption.stopping(parts::stop)) {
                    return ended(parts.run(plan), plan, folder, place, interruption);
                }
            }
            SeedSource seeds =
                    seeding.source(mining.seed(), library, spec.commandLine().getErr());
            MiningRun run = new MiningRun(
                    plan, targets, seeding.proposing(seeds, proposing), sampler(), seeds, folder, library, listener);
            try (Interruption interruption = Interruption.stopping(run::stop)) {
                return ended(run.run(), plan, folder, place, interruption);
            }
        }
    }

    private int ended(
            MiningProgress progress, MiningPlan plan, MiningFolder folder, Path place, Interruption interruption) {
        PrintWriter stdout = spec.commandLine().getOut();
        int code = code(progress);
        if (json) {
            stdout.println(MiningSummary.json(plan, progress, folder));
        } else {
            MiningSummary.print(stdout, plan, progress, folder);
        }
        stdout.flush();
        models.tellWhatIsNext(place, spec.commandLine().getErr());
        interruption.ended(code);
        return code;
    }

    /** A cluster divides numbered seeds of which there is an end; what a model answers has limits that machines can't share. */
    private void requireSeedsToDivide() {
        if (firstSeed < 0) {
            throw new CannotRun("--first-seed must be at least 0, and is %d.".formatted(firstSeed));
        }
        if (!cluster.isGiven()) {
            return;
        }
        if (mining.seeds().isEmpty() || seeding.areGiven() || !proposerName().equals("rewrite")) {
            throw new CannotRun(
                    "--cluster divides the seeds of the proposer rewrite.%n  Say with --seeds how many, and leave out --seeds-from, --mutate and models."
                            .formatted());
        }
    }

    private static int code(MiningProgress progress) {
        return progress.tally().contradicted() > 0
                ? ExitCode.FINDINGS
                : progress.ended().isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
    }

    private MiningPlan plan(Targets targets) {
        Optional<Target> second = also.equalsIgnoreCase(ValidationTarget.NONE)
                ? Optional.empty()
                : Optional.of(targets.find(also, Optional.empty()));
        boolean hasEnd = mining.seeds().isPresent() || seeding.isWorkload();
        Optional<Duration> usual = hasEnd ? Optional.empty() : Optional.of(USUAL_TIME);
        return new MiningPlan(
                mining.target(targets),
                second,
                proposerName(),
                sampler,
                firstSeed,
                mining.seeds().map(count -> firstSeed + count).orElse(Long.MAX_VALUE),
                mining.time().or(() -> usual),
                mining.seed(),
                threshold,
                mining.depthOr(32),
                MiningPlan.SHOWN,
                MiningPlan.WANTED,
                budget,
                mining.workersOr(2, spec.commandLine().getErr()),
                Math.max(1, concurrency),
                focus,
                trialOn);
    }

    /** A new proposer is one line here. */
    private Proposer proposer(Target dbms, Path place) {
        return switch (proposerName()) {
            case "rewrite" -> new RewriteProposer();
            case "llm", "batch", "replay" ->
                models.proposer(
                        proposerName(),
                        models.prompts(),
                        guidance.guidance(),
                        dbms,
                        place,
                        spec.commandLine().getErr());
            default ->
                throw new CannotRun("there is no proposer %s.%n  There are rewrite, llm, batch and replay."
                        .formatted(proposerName()));
        };
    }

    private String proposerName() {
        return models.namesBatch() ? "batch" : proposer.orElseGet(() -> models.namesModel() ? "llm" : "rewrite");
    }

    private Sampler sampler() {
        return Sampler.ALL.stream()
                .filter(candidate -> candidate.name().equals(sampler))
                .findFirst()
                .orElseThrow(() -> new CannotRun("there is no sampler %s.%n  There are %s."
                        .formatted(
                                sampler, Sampler.ALL.stream().map(Sampler::name).collect(Collectors.joining(", ")))));
    }
}
