package io.panoptes.cli.bench;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What measures Panoptes itself. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Measures Panoptes itself against what is known.")
public final class BenchCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    /** All measures. A new one is one line here. */
    private static List<Object> measures() {
        return List.of(
                new RediscoverCommand(),
                new ConstraintsBenchCommand(),
                new CoverageBenchCommand(),
                new EquivalenceBenchCommand(),
                new FunctionsBenchCommand(),
                new LearntBenchCommand(),
                new MutantsBenchCommand(),
                new AdversaryBenchCommand(),
                new AuditBenchCommand(),
                new PromptsBenchCommand(),
                new ReadingBenchCommand(),
                new ReductionBenchCommand(),
                new SamplersBenchCommand(),
                new ScalingBenchCommand(),
                new SoundnessBenchCommand(),
                new TestdataBenchCommand());
    }

    public static CommandLine commandLine() {
        CommandLine bench = new CommandLine(new BenchCommand());
        measures().forEach(bench::addSubcommand);
        return bench;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
