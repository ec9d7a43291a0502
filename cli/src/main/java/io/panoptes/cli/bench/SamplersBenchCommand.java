package io.panoptes.cli.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.mine.MiningArguments;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.discovery.mining.MiningRun;
import io.panoptes.discovery.rewrite.RewriteProposer;
import io.panoptes.discovery.seed.SeedGenerator;
import io.panoptes.discovery.seed.ShapeShares;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares what the samplers lead the {@code rewrite} proposer to, as Table 4 of the Argus paper does for a model. */
@Command(
        name = "samplers",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Mines the same seeds once with each sampler and compares what was proved: how much, and how similar its plans are.",
            "Each has the same number of candidates, --seeds (20) times --depth (50), and the same time if one is given; one thread judges."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench samplers                               1,000 candidates each",
            "  panoptes bench samplers --seeds 100 --time 3m --out samplers --json"
        })
final class SamplersBenchCommand implements Callable<Integer> {
    private static final List<String> COLUMNS =
            List.of("sampler", "candidates", "proved", "similarity", "oracles", "similarity", "time");

    private static final int USUAL_SEEDS = 20;
    private static final int USUAL_DEPTH = 50;

    @Mixin
    private MiningArguments mining;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Keep the oracles, in a folder for each sampler; in a temporary one if absent.")
    private Optional<Path> out;

    @Option(names = "--json", description = "Print a JSON object for each sampler.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private volatile Optional<MiningRun> running = Optional.empty();
    private volatile boolean stopped;

    @Override
    public Integer call() throws Exception {
        PrintWriter stdout = spec.commandLine().getOut();
        Path folder = out.isPresent() ? out.get() : Files.createTempDirectory("panoptes-samplers");
        if (!json) {
            stdout.printf("%-10s %10s %8s %12s %9s %12s %8s%n", COLUMNS.toArray());
            stdout.flush();
        }
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(this::stop)) {
            Target found = mining.target(targets);
            for (Sampler sampler : Sampler.ALL) {
                if (!stopped) {
                    print(stdout, sampler, mine(targets, found, sampler, folder.resolve(sampler.name())));
                }
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void stop() {
        stopped = true;
        running.ifPresent(MiningRun::stop);
    }

    /** Nothing but the sampler differs: no seed is given up early, and none is steered by what there is already. */
    private MiningProgress mine(Targets targets, Target dbms, Sampler sampler, Path own) {
        if (Files.exists(own)) {
            throw new CannotRun("%s is there already.%n  Name another folder with --out.".formatted(own));
        }
        int depth = mining.depthOr(USUAL_DEPTH);
        int workers = mining.workersOr(1, spec.commandLine().getErr());
        MiningPlan plan = new MiningPlan(
                dbms,
                Optional.empty(),
                "rewrite",
                sampler.name(),
                0,
                mining.seeds().orElse((long) USUAL_SEEDS),
                mining.time(),
                mining.seed(),
                depth,
                depth,
                MiningPlan.SHOWN,
                MiningPlan.WANTED,
                Duration.ofSeconds(2),
                workers,
                workers,
                Optional.empty(),
                List.of());
        try (MiningFolder folder = MiningFolder.open(own)) {
            MiningRun run = new MiningRun(
                    plan,
                    targets,
                    new RewriteProposer(),
                    sampler,
                    new SeedGenerator(mining.seed(), ShapeShares.NONE),
                    folder,
                    List.of(),
                    progress -> {});
            running = Optional.of(run);
            return run.run();
        }
    }

    private void print(PrintWriter stdout, Sampler sampler, MiningProgress progress) {
        if (json) {
            stdout.println(row(sampler, progress));
        } else {
            stdout.printf(
                    Locale.ROOT,
                    "%-10s %,10d %,8d %12.3f %,9d %12.3f %8s%n",
                    sampler.name(),
                    progress.tally().proposed(),
                    progress.tally().proved(),
                    progress.tally().similarity(),
                    progress.oracles(),
                    progress.tally().oracleSimilarity(),
                    ProgressText.time(progress.elapsedMillis()));
        }
        stdout.flush();
    }

    private static ObjectNode row(Sampler sampler, MiningProgress progress) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("sampler", sampler.name())
                .put("seeds", progress.tally().seeds())
                .put("candidates", progress.tally().proposed())
                .put("proved", progress.tally().proved())
                .put("similarity", progress.tally().similarity())
                .put("oracles", progress.oracles())
                .put("oracleSimilarity", progress.tally().oracleSimilarity())
                .put("millis", progress.elapsedMillis());
    }
}
