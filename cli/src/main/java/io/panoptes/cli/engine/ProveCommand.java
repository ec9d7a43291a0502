package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.equivalence.trial.TriedDecision;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Searches a proof that two queries always agree. */
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Searches a proof that two queries agree on every database, and checks it step by step.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:proved", "2:could not run", "3:open"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes prove --schema schema.sql q1.sql q2.sql",
            "  panoptes prove --schema schema.sql q1.sql q2.sql --explain    the steps, for a person to read",
            "  panoptes prove --schema schema.sql q1.sql q2.sql --semantics set --time 60s --json"
        })
public final class ProveCommand implements Callable<Integer> {
    @Mixin
    private PairArguments arguments;

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
            PairDecider decider =
                    new PairDecider(ProblemDecider.prover(solvers), List.of(), verdict.allowed(Assumption.STANDING));
            TriedDecision decided = TriedCommand.decide(
                    targets.trials(),
                    read,
                    arguments.texts(),
                    validator -> decider.decide(read, Budget.of(arguments.time()), Optional.empty()));
            verdict.print(
                    spec.commandLine().getOut(),
                    decided,
                    arguments.assumedBy(decided.decided().verdict(), decider.allowed(), solvers));
            return decided.decided().verdict() instanceof Verdict.Proved ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
        }
    }
}
