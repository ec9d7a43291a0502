package io.panoptes.cli.corpus;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.Pace;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.corpus.building.CorpusBuild;
import io.panoptes.corpus.making.Grammar;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes snippets for a DBMS and tries them on it. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Makes snippets from the functions that a DBMS has, tries each on it, and writes those that hold to a file. A build that was cut short resumes where it was.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:built", "2:could not run, or was stopped before the end"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes corpus build sqlite:3.54.1.0 --count 20000 --out sqlite.snippets.gz",
            "  panoptes corpus build duckdb --workers 4 --out duckdb.snippets.gz --json"
        })
final class CorpusBuildCommand implements Callable<Integer> {
    @Mixin
    private MakingArguments making;

    @Option(names = "--count", paramLabel = "N", defaultValue = "20000", description = "How many there are to be.")
    private int count;

    @Option(names = "--workers", paramLabel = "N", defaultValue = "1", description = "How many databases at a time.")
    private int workers;

    @Option(names = "--json", description = "Print progress as JSON, one object a line.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (count < 1) {
            throw new CannotRun("--count must be at least 1, and is %d.".formatted(count));
        }
        int atATime = WorkerLimit.ofThisMachine().of(workers, spec.commandLine().getErr());
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = new ReleasedTargets()) {
            Target found = making.target(targets);
            requireGrammar(found.dbms());
            var build = new CorpusBuild(
                    targets,
                    new CorpusBuild.Plan(found, count, atATime, making.seed(), making.out()),
                    new Printer(stdout));
            try (Interruption interruption = Interruption.stopping(build::stop)) {
                SnippetStore store = build.run();
                boolean whole = store.snippets().size() >= count;
                stdout.println(
                        whole
                                ? "%,d snippets in %s"
                                        .formatted(store.snippets().size(), making.out())
                                : "stopped at %,d of %,d snippets; the same command resumes"
                                        .formatted(store.snippets().size(), count));
                stdout.flush();
                int exitCode = whole ? ExitCode.NOTHING_FOUND : ExitCode.COULD_NOT_RUN;
                interruption.ended(exitCode);
                return exitCode;
            }
        }
    }

    /** Snippets are made by a grammar, which not every DBMS has. */
    private static void requireGrammar(String dbms) {
        if (!Grammar.known().contains(dbms)) {
            throw new CannotRun("there is no grammar that snippets for %s could be made with.%n  There are some for %s."
                    .formatted(dbms, String.join(", ", Grammar.known())));
        }
    }

    private final class Printer implements CorpusBuild.Listener {
        private final PrintWriter stdout;
        private final Pace pace = new Pace();

        Printer(PrintWriter stdout) {
            this.stdout = stdout;
        }

        @Override
        public synchronized void progressed(CorpusBuild.Progress progress) {
            boolean end = progress.accepted() >= progress.wanted();
            if (!end && !pace.isTime()) {
                return;
            }
            stdout.printf(
                    json
                            ? "{\"event\": \"progress\", \"accepted\": %d, \"wanted\": %d, \"tried\": %d, \"perSecond\": %.1f, \"acceptedShare\": %.3f}%n"
                            : "%,d of %,d snippets; %,d tried, %.0f accepted a second, a share of %.2f%n",
                    progress.accepted(),
                    progress.wanted(),
                    progress.tried(),
                    progress.acceptedPerSecond(),
                    progress.acceptedShare());
            stdout.flush();
        }

        @Override
        public synchronized void differed(ValidationResult.Refused refused) {
            spec.commandLine().getErr().println(refused.told());
        }
    }
}
