package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.equivalence.PairRefuter;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.equivalence.trial.TriedDecision;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Searches a database on which two queries differ. */
@Command(
        name = "refute",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Searches a small database on which two queries differ, and prints it with both answers.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no such database was found", "1:they differ", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes refute --schema schema.sql q1.sql q2.sql",
            "  panoptes refute --schema schema.sql q1.sql q2.sql --semantics set --rows 5 --time 60s",
            "  panoptes refute --schema schema.sql q1.sql q2.sql --profile sqlite --json"
        })
public final class RefuteCommand implements Callable<Integer> {
    @Mixin
    private PairArguments arguments;

    @Mixin
    private SearchArguments search;

    @Mixin
    private VerdictArguments verdict;

    @Mixin
    private TrialArguments trial;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Readings.Read read = arguments.read();
        arguments.printUnused(spec.commandLine().getErr());
        try (SolverPool solvers = new SolverPool(1);
                TrialTargets targets = trial.open(arguments.profiles())) {
            PairRefuter refuter = new PairRefuter(Stages.upTo(search.rows(), solvers), List.of());
            TriedDecision decided = TriedCommand.decide(
                    targets.trials(),
                    read,
                    arguments.texts(),
                    validator -> refuter.refute(read, Budget.of(arguments.time()), validator));
            verdict.print(spec.commandLine().getOut(), decided, List.of());
            return decided.decided().verdict() instanceof Verdict.Refuted ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
        }
    }
}
