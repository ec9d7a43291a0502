package io.panoptes.cli;

import io.panoptes.benchmarks.rediscovery.KnownBugFile;
import io.panoptes.campaign.JournalException;
import io.panoptes.cli.bench.BenchCommand;
import io.panoptes.cli.campaign.FuzzCommand;
import io.panoptes.cli.campaign.ReduceCommand;
import io.panoptes.cli.campaign.ReplayCommand;
import io.panoptes.cli.campaign.TargetsCommand;
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
import io.panoptes.cli.terminal.Version;
import io.panoptes.dbms.TargetException;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The root of all commands. */
@Command(
        name = "panoptes",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Finds logic bugs in SQL databases: wrong answers that raise no error.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:nothing found", "1:findings", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes fuzz --target duckdb:1.3.2.0 --time 60s    finds bugs in a released DuckDB",
            "  panoptes COMMAND --help                             says what a command does, with examples",
            "  source <(panoptes completion)                       completes commands and options in this shell"
        })
public final class PanoptesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    /** All subcommands, in the order in which the help shows them. A new command is one line here. */
    private static List<Object> commands() {
        return List.of(
                new FuzzCommand(),
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
                BenchCommand.commandLine(),
                new CompletionCommand());
    }

    public static CommandLine commandLine() {
        CommandLine root = new CommandLine(new PanoptesCommand());
        commands().forEach(root::addSubcommand);
        root.setCaseInsensitiveEnumValuesAllowed(true);
        root.setUsageHelpAutoWidth(true);
        root.setExecutionExceptionHandler(PanoptesCommand::explain);
        return root;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Those whose message says what was wrong and what to do. */
    private static boolean isForTheUser(Exception exception) {
        return exception instanceof CannotRun
                || exception instanceof TargetException
                || exception instanceof JournalException
                || exception instanceof UnreadableFinding
                || exception instanceof KnownBugFile.Unreadable
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
