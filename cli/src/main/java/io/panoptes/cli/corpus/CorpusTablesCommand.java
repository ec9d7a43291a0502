package io.panoptes.cli.corpus;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.Pace;
import io.panoptes.corpus.building.TableBuild;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes table snippets and adds them to a corpus. */
@Command(
        name = "tables",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Makes table snippets from the expressions of a corpus (joins, windows, groups, recursion, table functions, ...), tries each on a DBMS, and adds those that hold to the corpus. One that was cut short resumes where it was.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:made", "2:could not run, or was stopped before the end"},
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes corpus tables duckdb:2.0.0.1 --count 1000 --out duckdb.snippets.gz"})
final class CorpusTablesCommand implements Callable<Integer> {
    @Mixin
    private StoreArguments from;

    @Mixin
    private MakingArguments making;

    @Option(names = "--count", paramLabel = "N", defaultValue = "1000", description = "How many at most.")
    private int count;

    @Spec
    private CommandSpec spec;

    private int tried;
    private final Pace pace = new Pace();

    @Override
    public Integer call() {
        if (count < 1) {
            throw new CannotRun("--count must be at least 1.");
        }
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = new ReleasedTargets()) {
            Target found = making.target(targets);
            SnippetStore store = from.open(found.dbms());
            if (!store.versions().contains(found.version())) {
                throw new CannotRun(
                        "the corpus knows nothing of %s, so nothing of it can be a part of a table there.%n  It was tried on %s."
                                .formatted(found, String.join(", ", store.versions())));
            }
            var build = new TableBuild(targets);
            try (Interruption interruption = Interruption.stopping(build::stop)) {
                Optional<SnippetStore> more =
                        build.add(store, found, count, making.seed(), journal(found), this::print);
                more.ifPresent(made -> made.write(making.out()));
                stdout.println(more.map(made -> "%,d table snippets added of %,d tried, %,d there now"
                                .formatted(tables(made) - tables(store), tried, tables(made)))
                        .orElse("stopped; the same command resumes"));
                stdout.flush();
                int exitCode = more.isPresent() ? ExitCode.NOTHING_FOUND : ExitCode.COULD_NOT_RUN;
                interruption.ended(exitCode);
                return exitCode;
            }
        }
    }

    private Path journal(Target target) {
        return making.out().resolveSibling(target.dbms() + ".tables.building");
    }

    private static long tables(SnippetStore store) {
        return store.snippets().stream()
                .filter(snippet -> snippet.type() == SlotType.ROWS)
                .count();
    }

    private void print(ValidationResult verdict, int accepted) {
        tried++;
        if (verdict instanceof ValidationResult.Refused(var draft, var reason, var detail)
                && (reason == ValidationResult.Reason.SETTINGS
                        || reason == ValidationResult.Reason.NOT_REPEATABLE
                        || reason == ValidationResult.Reason.BREAKS)) {
            spec.commandLine()
                    .getErr()
                    .println("%s (%s): %s"
                            .formatted(reason.words(), detail, draft.text().text()));
        }
        if (pace.isTime()) {
            spec.commandLine().getOut().printf("%,d of %,d; %,d tried%n", accepted, count, tried);
            spec.commandLine().getOut().flush();
        }
    }
}
