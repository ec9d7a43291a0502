package io.panoptes.cli;

import io.panoptes.benchmarks.rediscovery.KnownBugFile;
import io.panoptes.campaign.JournalException;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.cli.bench.BenchCommand;
import io.panoptes.cli.campaign.FuzzCommand;
import io.panoptes.cli.campaign.LearnCommand;
import io.panoptes.cli.campaign.MergeCommand;
import io.panoptes.cli.campaign.ReduceCommand;
import io.panoptes.cli.campaign.ReplayCommand;
import io.panoptes.cli.campaign.TargetsCommand;
import io.panoptes.cli.ci.BaselineCommand;
import io.panoptes.cli.ci.BisectCommand;
import io.panoptes.cli.ci.CiCommand;
import io.panoptes.cli.ci.TriageCommand;
import io.panoptes.cli.config.ConfigArguments;
import io.panoptes.cli.config.ConfigFile;
import io.panoptes.cli.constraints.ConstraintsCommand;
import io.panoptes.cli.corpus.CorpusCommand;
import io.panoptes.cli.engine.CheckCommand;
import io.panoptes.cli.engine.DisambiguateCommand;
import io.panoptes.cli.engine.ProveCommand;
import io.panoptes.cli.engine.RefuteCommand;
import io.panoptes.cli.engine.TestdataCommand;
import io.panoptes.cli.mine.MineCommand;
import io.panoptes.cli.oracles.OraclesCommand;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.VersionText;
import io.panoptes.cli.texttosql.AuditCommand;
import io.panoptes.cli.texttosql.EvaluateCommand;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.constraint.UnreadableConstraints;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of all commands. */
@Command(
        name = "panoptes",
        mixinStandardHelpOptions = true,
        versionProvider = VersionText.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Finds logic bugs in SQL databases: wrong answers that raise no error.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCode.HELP_0, ExitCode.HELP_1, ExitCode.HELP_2, ExitCode.HELP_3},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes fuzz --target duckdb:1.3.2.0 --time 60s    finds bugs in a released DuckDB",
            "  panoptes COMMAND --help                             says what a command does, with examples",
            "  source <(panoptes completion)                       completes commands and options in this shell"
        })
public final class PanoptesCommand implements Runnable {
    @Option(
            names = ConfigFile.OPTION,
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            description =
                    "Take options from this file; panoptes.yaml in the current folder if absent. What is given here"
                            + " comes before it.")
    private Optional<Path> config = Optional.empty();

    @Spec
    private CommandSpec spec;

    /** Repositories are opened in many places, also in processes of their own, that share Java's properties. */
    @Option(
            names = "--offline",
            scope = ScopeType.INHERIT,
            description = "Fetch nothing; an error names what the local Maven repository lacks.")
    private void offline(boolean wanted) {
        if (wanted) {
            System.setProperty("panoptes.offline", "true");
        }
    }

    /** All subcommands, in the order in which the help shows them. A new command is one line here. */
    private static List<Object> commands() {
        return List.of(
                new FuzzCommand(),
                new LearnCommand(),
                new CiCommand(),
                new TriageCommand(),
                new MergeCommand(),
                new BisectCommand(),
                new BaselineCommand(),
                new ReplayCommand(),
                new ReduceCommand(),
                new TargetsCommand(),
                new OraclesCommand(),
                new CorpusCommand(),
                new ProveCommand(),
                new MineCommand(),
                new CheckCommand(),
                new RefuteCommand(),
                new DisambiguateCommand(),
                new TestdataCommand(),
                new ConstraintsCommand(),
                new EvaluateCommand(),
                new AuditCommand(),
                BenchCommand.commandLine(),
                new CompletionCommand());
    }

    public static CommandLine commandLine() {
        CommandLine root = new CommandLine(new PanoptesCommand());
        commands().forEach(root::addSubcommand);
        root.setCaseInsensitiveEnumValuesAllowed(true);
        root.setUsageHelpAutoWidth(true);
        root.setExecutionExceptionHandler(PanoptesCommand::explain);
        root.setParameterExceptionHandler(RefusedArguments::explain);
        return root;
    }

    /** Runs the command that the arguments name, with the options of {@code panoptes.yaml}. */
    public static int execute(String... arguments) {
        CommandLine root = commandLine();
        try {
            return root.execute(ConfigArguments.expand(root, arguments));
        } catch (CannotRun unreadable) {
            root.getErr().println("panoptes: " + unreadable.getMessage());
            root.getErr().flush();
            return ExitCode.COULD_NOT_RUN;
        }
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Those whose message says what was wrong and what to do. */
    private static boolean isForTheUser(Exception exception) {
        return exception instanceof CannotRun
                || exception instanceof BadInput
                || exception instanceof TargetException
                || exception instanceof FolderLock.Taken
                || exception instanceof JournalException
                || exception instanceof UnreadableFinding
                || exception instanceof Baseline.Unreadable
                || exception instanceof KnownBugFile.Unreadable
                || exception instanceof UnreadableConstraints
                || exception instanceof UncheckedIOException;
    }

    private static int explain(Exception exception, CommandLine command, ParseResult ignored) {
        PrintWriter err = command.getErr();
        if (isForTheUser(exception)) {
            err.println("panoptes: " + exception.getMessage());
        } else {
            err.println("panoptes: an error of Panoptes itself, please report it with what is below:");
            exception.printStackTrace(err);
        }
        err.flush();
        return ExitCode.COULD_NOT_RUN;
    }
}
