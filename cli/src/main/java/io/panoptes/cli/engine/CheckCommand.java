package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
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

/** Decides whether two queries always agree. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Decides whether two queries agree on every database: a proof, a database on which they differ, or open.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:proved", "1:they differ", "2:could not run", "3:open"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes check --schema schema.sql q1.sql q2.sql",
            "  panoptes check --schema schema.sql q1.sql q2.sql --semantics set --time 60s --json"
        })
public final class CheckCommand implements Callable<Integer> {
    @Mixin
    private PairArguments arguments;

    @Mixin
    private SearchArguments search;

    @Mixin
    private ProofArguments verdict;

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
            PairDecider decider = new PairDecider(
                    Stages.behindTheProver(search.rows(), solvers),
                    solvers,
                    List.of(),
                    verdict.allowed(Assumption.READINGS));
            TriedDecision decided = TriedCommand.decide(
                    targets.trials(), read, arguments.texts(), validator -> arguments.decide(decider, read, validator));
            verdict.print(
                    spec.commandLine().getOut(),
                    decided,
                    arguments.assumedBy(decided.decided().verdict(), decider.allowed(), solvers));
            return exitCode(decided);
        }
    }

    private static int exitCode(TriedDecision decided) {
        return switch (decided.decided().verdict()) {
            case Verdict.Proved ignored -> ExitCode.NOTHING_FOUND;
            case Verdict.Refuted ignored -> ExitCode.FINDINGS;
            case Verdict.Unknown ignored -> ExitCode.OPEN;
        };
    }
}
