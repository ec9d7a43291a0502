package io.panoptes.cli.campaign;

import io.panoptes.campaign.wiring.LearntOracles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntFolder;
import io.panoptes.dbms.learning.LearntTargets;
import io.panoptes.discovery.OracleLibrary;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Learns what a DBMS without an adapter understands. */
@Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Learns what a DBMS understands that Panoptes has no adapter for, from its JDBC driver alone, and"
                + " writes it as files.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes learn --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test --out firebird/",
            "  panoptes fuzz --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test --profile firebird/ --time"
                    + " 10m"
        })
public final class LearnCommand implements Callable<Integer> {
    private static final Duration TRYING_ORACLES = Duration.ofMinutes(10);

    @Mixin
    private TargetArguments target = new TargetArguments();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            required = true,
            description = "Where the profile goes: profile.txt, operations.txt, differs.txt, evidence.tsv.")
    private Path out = Path.of("");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!target.hasDriver()) {
            throw new CannotRun(
                    "no driver is given.%n  Name the jar of the JDBC driver and an address: panoptes learn --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test --out firebird/"
                            .formatted());
        }
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = target.open(this::note)) {
            var learnt = (LearntTargets) targets;
            new LearntFolder(out).write(learnt.learnt(), learnt.evidence());
            new LearntOracles(learnt, this::note).of(OracleLibrary.shipped().oracles(), out, TRYING_ORACLES);
            print(learnt, stdout);
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private void print(LearntTargets targets, PrintWriter stdout) {
        LearntDbms learnt = targets.learnt();
        stdout.printf(
                "%s %s was learnt from %,d statements.%n",
                learnt.title(), learnt.profile().version(), targets.evidence().size());
        stdout.printf(
                "  types: %s%n",
                learnt.profile().types().stream().map(type -> type.name()).collect(Collectors.joining(", ")));
        stdout.printf(
                "  a statement that takes too long is ended %s%n", learnt.end().words());
        list(stdout, "It has no syntax, as far as was tried, for:", learnt.unread());
        list(
                stdout,
                "It answers differently from the standard (left out of all cases; look at these yourself):",
                learnt.differing());
        list(stdout, "Statements that ended the process, or that it did not end with in time:", targets.broken());
        stdout.printf("The profile is in %s. Edit it, and use it with --profile %s.%n", out, out);
    }

    private static void list(PrintWriter stdout, String head, List<String> lines) {
        if (!lines.isEmpty()) {
            stdout.println(head);
            lines.forEach(line -> stdout.println("  " + line));
        }
    }

    private void note(String note) {
        PrintWriter stderr = spec.commandLine().getErr();
        stderr.println("panoptes: " + note);
        stderr.flush();
    }
}
