package io.panoptes.cli.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.mine.GuidanceOptions;
import io.panoptes.cli.mine.MiningArguments;
import io.panoptes.cli.mine.ModelOptions;
import io.panoptes.cli.mine.SeedOptions;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.diversity.Sampler;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.discovery.mining.MiningRun;
import io.panoptes.discovery.mining.MiningTally;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.ranking.OraclePlans;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares what folders of prompts lead a model to, on the same seeds. */
@Command(
        name = "prompts",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Mines the same seeds once with each folder of prompts and compares what was kept, what it cost, and how"
                    + " much of it is new.",
            "Each has the same number of seeds (20) and of candidates for a seed (32). Answers are kept in a folder"
                    + " for each; with --recorded nothing but these is taken.",
            "Yield is how many different pairs of plans the oracles have for each 100 candidates."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench prompts --prompts shipped,my-prompts --model openai:gpt-4.1-mini --budget-usd 2 --out"
                    + " compared",
            "  panoptes bench prompts --prompts shipped,my-prompts --model openai:gpt-4.1-mini --recorded --out"
                    + " compared",
            "  panoptes bench prompts --prompts shipped --model openai:gpt-4.1-mini --batch-in answers.jsonl --out"
                    + " compared"
        })
final class PromptsBenchCommand implements Callable<Integer> {
    private static final String SHIPPED = "shipped";
    private static final int USUAL_SEEDS = 20;
    private static final int USUAL_DEPTH = 32;
    private static final String ROW = "%-20s %8s %10s %6s %7s %10s %6s %14s %14s%n";

    @Mixin
    private MiningArguments mining;

    @Mixin
    private SeedOptions seeding;

    @Option(
            names = "--prompts",
            paramLabel = "DIR",
            split = ",",
            required = true,
            description =
                    "Folders of prompts, of which each takes the place of the shipped ones that it holds; shipped for"
                            + " those: --prompts shipped,my-prompts")
    private List<String> folders = List.of();

    @Option(
            names = "--recorded",
            description = "Ask no model: take the answers of an earlier run, in --out or --answers.")
    private boolean recorded;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "Answers and oracles go here, in a folder for each.")
    private Path out = Path.of("");

    @Option(names = "--json", description = "Print a JSON object for each folder.")
    private boolean json;

    @ArgGroup(validate = false, heading = "%nThe language model:%n")
    private ModelOptions models = new ModelOptions();

    @ArgGroup(validate = false, heading = "%nWhat it is shown beside the seed:%n")
    private GuidanceOptions guidance = new GuidanceOptions();

    @Spec
    private CommandSpec spec;

    private volatile Optional<MiningRun> running = Optional.empty();
    private volatile boolean stopped;

    /** What came of one folder. */
    private record Measured(String name, MiningTally tally, double yield) {
        double keptShare() {
            return tally.proposed() == 0 ? 0 : (double) tally.oracles() / tally.proposed();
        }
    }

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        if (!json) {
            stdout.printf(
                    ROW,
                    "prompts",
                    "answers",
                    "candidates",
                    "kept",
                    "share",
                    "similarity",
                    "yield",
                    "tokens/oracle",
                    "dollars/oracle");
            stdout.flush();
        }
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(this::stop)) {
            Target target = mining.target(targets);
            for (String folder : folders) {
                if (!stopped) {
                    print(stdout, measured(targets, target, folder));
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

    private Measured measured(Targets targets, Target target, String folder) {
        Path own = out.resolve(folder.replaceAll("[^A-Za-z0-9.]+", "-"));
        clear(own);
        PrintWriter err = spec.commandLine().getErr();
        String how = recorded ? "replay" : models.namesBatch() ? "batch" : "llm";
        Optional<Path> prompts = folder.equals(SHIPPED) ? Optional.empty() : Optional.of(Path.of(folder));
        try (Proposer proposer =
                        models.proposer(how, ModelOptions.prompts(prompts), guidance.guidance(), target, own, err);
                MiningFolder kept = MiningFolder.open(own)) {
            Sampler sampler = Sampler.ALL.getFirst();
            int workers = mining.workersOr(1, err);
            MiningPlan plan = new MiningPlan(
                    target,
                    Optional.empty(),
                    how,
                    sampler.name(),
                    0,
                    mining.seeds().orElse((long) USUAL_SEEDS),
                    mining.time(),
                    mining.seed(),
                    mining.depthOr(USUAL_DEPTH),
                    mining.depthOr(USUAL_DEPTH),
                    MiningPlan.SHOWN,
                    MiningPlan.WANTED,
                    Duration.ofSeconds(2),
                    workers,
                    workers,
                    Optional.empty(),
                    List.of());
            MiningRun run = new MiningRun(
                    plan,
                    targets,
                    proposer,
                    sampler,
                    seeding.source(mining.seed(), OracleLibrary.shipped().oracles(), err),
                    kept,
                    List.of(),
                    progress -> {});
            running = Optional.of(run);
            MiningProgress progress = run.run();
            if (!progress.ended().isEmpty()) {
                err.println("panoptes: " + progress.ended());
            }
            return new Measured(folder, progress.tally(), planPairs(targets, target, own, progress.tally()));
        }
    }

    /** Answers stay, and what was made of them is made anew. */
    private static void clear(Path own) {
        try {
            for (String name : List.of("oracles.jsonl", "journal.jsonl", "candidates.jsonl", "contradictions.txt")) {
                Files.deleteIfExists(own.resolve(name));
            }
        } catch (IOException e) {
            throw new CannotRun("what an earlier run left in %s can't be removed: %s".formatted(own, e.getMessage()));
        }
    }

    /** How many different pairs of plans there are, for each 100 candidates. */
    private static double planPairs(Targets targets, Target target, Path own, MiningTally tally) {
        Set<String> pairs = new HashSet<>();
        try (Instance instance = targets.open(target)) {
            for (Oracle oracle :
                    OracleLibrary.of(List.of(own.resolve("oracles.jsonl"))).oracles()) {
                OraclePlans.of(oracle, instance, targets.profile(target)).ifPresent(plans -> pairs.add(plans.shapes()));
            }
        } catch (IOException e) {
            throw new CannotRun("the oracles in %s can't be read: %s".formatted(own, e.getMessage()));
        }
        return tally.proposed() == 0 ? 0 : 100.0 * pairs.size() / tally.proposed();
    }

    private void print(PrintWriter stdout, Measured measured) {
        MiningTally tally = measured.tally();
        if (json) {
            stdout.println(row(measured));
        } else {
            stdout.printf(
                    ROW,
                    measured.name(),
                    "%,d".formatted(tally.answers()),
                    "%,d".formatted(tally.proposed()),
                    "%,d".formatted(tally.oracles()),
                    String.format(Locale.ROOT, "%.1f%%", 100 * measured.keptShare()),
                    String.format(Locale.ROOT, "%.3f", tally.oracleSimilarity()),
                    String.format(Locale.ROOT, "%.1f", measured.yield()),
                    "%,d".formatted(tally.tokensAnOracle()),
                    tally.dollarsAnOracle().toPlainString());
        }
        stdout.flush();
    }

    private static ObjectNode row(Measured measured) {
        MiningTally tally = measured.tally();
        return JsonNodeFactory.instance
                .objectNode()
                .put("prompts", measured.name())
                .put("seeds", tally.seeds())
                .put("answers", tally.answers())
                .put("candidates", tally.proposed())
                .put("kept", tally.oracles())
                .put("keptShare", measured.keptShare())
                .put("similarity", tally.oracleSimilarity())
                .put("yield", measured.yield())
                .put("tokens", tally.cost().inputTokens() + tally.cost().outputTokens())
                .put("dollars", tally.cost().dollars())
                .put("tokensAnOracle", tally.tokensAnOracle())
                .put("dollarsAnOracle", tally.dollarsAnOracle())
                .put("status", tally.status(java.util.OptionalLong.empty()));
    }
}
