package io.panoptes.cli;

import io.panoptes.corpus.building.StoreStatistics;
import io.panoptes.corpus.building.VersionCheck;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries a corpus on another version. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Tries the snippets of a corpus on one more version and writes the corpus with what holds there.",
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes corpus validate duckdb:1.4.0.0 --out duckdb.snippets.gz"})
final class CorpusValidateCommand implements Callable<Integer> {
    private static final int EVERY = 1920;

    @Parameters(paramLabel = "NAME:VERSION", description = "The DBMS and the version.")
    private String target;

    @Option(names = "--store", paramLabel = "FILE", description = "The corpus, in place of the shipped one.")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the corpus goes.")
    private Path out;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = Targets.ofThisUser()) {
            Target found = targets.find(target, Optional.empty());
            SnippetStore store = CorpusFiles.open(from, found.dbms());
            SnippetStore more = new VersionCheck(targets).add(store, found, done -> {
                if (!json && done % EVERY == 0) {
                    stdout.printf("%,d of %,d%n", done, store.snippets().size());
                    stdout.flush();
                }
            });
            more.write(out.toAbsolutePath());
            StoreStatistics.of(more)
                    .byVersion()
                    .forEach((version, count) -> stdout.printf(
                            json ? "{\"version\": \"%s\", \"snippets\": %d}%n" : "%-10s %,7d snippets%n",
                            version,
                            count));
            stdout.flush();
        }
        return ExitCode.NOTHING_FOUND;
    }
}
