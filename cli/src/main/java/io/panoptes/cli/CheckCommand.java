package io.panoptes.cli;

import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.pair.Decision;
import io.panoptes.equivalence.pair.PairDecider;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Stages;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
final class CheckCommand implements Callable<Integer> {
    @Mixin
    private PairArguments arguments;

    @Option(
            names = "--rows",
            paramLabel = "K",
            defaultValue = "5",
            description = "How many rows a table may have in the exhaustive search; 5 if absent.")
    private int rows;

    @Option(
            names = "--validate-on",
            paramLabel = "TARGET",
            defaultValue = ValidationTarget.NONE,
            description = "A DBMS on which a counterexample must hold, too: duckdb, sqlite:3.50.1.0, ...")
    private String validateOn;

    @Option(names = "--explain", description = "Print the steps of the proof.")
    private boolean explain;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try (ValidationTarget validation = ValidationTarget.of(validateOn)) {
            Decision decision = new PairDecider(Stages.behindTheProver(rows), arguments.profiles())
                    .decide(arguments.pair(), Budget.of(arguments.time()), validation.validator());
            return switch (decision) {
                case Decision.NotRead(var unread) -> throw arguments.unread(unread);
                case Decision.Decided decided -> print(decided);
            };
        }
    }

    private int print(Decision.Decided decided) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(VerdictJson.of(decided));
        } else {
            VerdictText.print(out, decided);
            if (explain && decided.verdict() instanceof Verdict.Proved(var certificate)) {
                certificate.steps().forEach(out::println);
            }
        }
        out.flush();
        return switch (decided.verdict()) {
            case Verdict.Proved ignored -> ExitCode.NOTHING_FOUND;
            case Verdict.Refuted ignored -> ExitCode.FINDINGS;
            case Verdict.Unknown ignored -> ExitCode.OPEN;
        };
    }
}
