package io.panoptes.cli.bench;

import io.panoptes.benchmarks.adversary.AdversaryRun;
import io.panoptes.benchmarks.adversary.AdversaryRun.Fate;
import io.panoptes.benchmarks.adversary.NearMisses;
import io.panoptes.benchmarks.adversary.SwitchedRules;
import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Takes side conditions from the prover's rules, and looks for pairs that need them. */
@Command(
        name = "adversary",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Switches off the side conditions of the prover's rules, one at a time, and looks for a pair of different queries that is then proved.",
            "A condition that no pair needs is listed: a wrong one would not be noticed there. Needs the sources and a JDK."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:no pair is proved with all conditions",
            "1:a pair is proved though its queries differ",
            "2:could not run"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench adversary",
            "  panoptes bench adversary --rule FirstOfGroup,TwoRows --pairs my-pairs.jsonl"
        })
final class AdversaryBenchCommand implements Callable<Integer> {
    private static final String PROVER = "equivalence/src/main/java/io/panoptes/equivalence/prover/";

    @Option(
            names = "--folders",
            split = ",",
            paramLabel = "NAME",
            defaultValue = "rule/formula,rule/term,rule/bag,rule/product,limit",
            description = "Folders of the prover whose conditions are switched off. Default: ${DEFAULT-VALUE}.")
    private List<String> folders = List.of();

    @Option(names = "--rule", split = ",", paramLabel = "NAME", description = "These classes only.")
    private List<String> names = List.of();

    @Option(
            names = "--pairs",
            paramLabel = "FILE",
            description = "More pairs, as bench equivalence takes them; those with \"label\": \"different\" count.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--limit",
            paramLabel = "TIME",
            defaultValue = "1s",
            converter = DurationConverter.class,
            description = "Time for one proof. Default: ${DEFAULT-VALUE}.")
    private Duration limit = Duration.ofSeconds(1);

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Path root = Path.of(System.getProperty("panoptes.root", ""));
        List<Path> sources =
                folders.stream().map(name -> root.resolve(PROVER + name)).toList();
        for (Path folder : sources) {
            if (!Files.isDirectory(folder)) {
                throw new CannotRun("there is no folder %s.%n  Run this in the root of the sources.".formatted(folder));
            }
        }
        try (Interruption interruption = Interruption.stopping(() -> stopped = true)) {
            List<BenchmarkPair> pairs = new ArrayList<>(NearMisses.shipped());
            if (file.isPresent()) {
                pairs.addAll(NearMisses.of(file.get()));
            }
            AdversaryRun run = new AdversaryRun(SwitchedRules.of(sources), pairs, limit);
            AdversaryRun.Outcome outcome = run.run(
                    fate -> print(out, fate),
                    condition -> names.isEmpty() || names.contains(condition.rule()),
                    () -> !stopped);
            outcome.wrong().forEach(pair -> out.println("PROVED, BUT DIFFERENT: " + pair));
            out.printf(
                    "%d side conditions: %d needed by a pair, %d fail without, %d survive, %d not reached by any of %d pairs%n",
                    outcome.fates().size(),
                    outcome.count(Fate.Needed.class),
                    outcome.count(Fate.Fails.class),
                    outcome.count(Fate.Survived.class),
                    outcome.count(Fate.NotReached.class),
                    pairs.size());
            out.flush();
            int code = outcome.wrong().isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
            interruption.ended(code);
            return code;
        } catch (IOException e) {
            throw new CannotRun(String.valueOf(e.getMessage()));
        }
    }

    private static void print(PrintWriter out, Fate fate) {
        switch (fate) {
            case Fate.Needed(var condition, var pair) -> out.println("needed    %s (%s)".formatted(condition, pair));
            case Fate.Fails(var condition, var pair) -> out.println("fails     %s (%s)".formatted(condition, pair));
            case Fate.Survived(var condition, int reached) ->
                out.println("SURVIVES  %s (reached by %d pairs)".formatted(condition, reached));
            case Fate.NotReached(var condition) -> out.println("unreached " + condition);
        }
        out.flush();
    }
}
