package io.panoptes.cli.corpus;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.JsonText;
import io.panoptes.corpus.building.SnippetImport;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Adds snippets that people or a language model wrote. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Tries the snippets of a file on a DBMS and adds those that hold to a corpus.",
            "A line is a type and an expression over the columns i0 i1 i2 (INTEGER), l0.. (BIGINT), b0.. (BOOLEAN), t0.. (VARCHAR), d0.. (DATE) and n0.. (DECIMAL); or the file is what a language model answers: {\"expressions\": [{\"sql\": \"...\", \"type\": \"...\"}]}."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes corpus import duckdb:2.0.0.1 mine.txt --out duckdb.snippets.gz"})
final class CorpusImportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME:VERSION", description = "The DBMS and the version of the corpus to try them on.")
    private String target;

    @Parameters(paramLabel = "FILE", description = "The snippets.")
    private Path file;

    @Mixin
    private StoreArguments from;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the whole corpus goes.")
    private Path out;

    @Option(names = "--json", description = "Print a JSON object for each snippet.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        try (Targets targets = new ReleasedTargets()) {
            Target found = targets.find(target, Optional.empty());
            SnippetStore store = from.open(found.dbms());
            List<Draft> drafts = SnippetImport.read(file);
            try (var validator = new SnippetValidator(targets, found)) {
                List<ValidationResult> verdicts = validator.validate(drafts);
                SnippetStore more = SnippetImport.add(store, found.version(), verdicts);
                verdicts.forEach(verdict -> print(stdout, verdict));
                more.write(out.toAbsolutePath());
                stdout.printf(
                        json ? "{\"added\": %d, \"tried\": %d}%n" : "%d of %d added%n",
                        more.snippets().size() - store.snippets().size(),
                        drafts.size());
                stdout.flush();
            }
        } catch (IllegalArgumentException | UncheckedIOException wrong) {
            throw new CannotRun(String.valueOf(wrong.getMessage()), wrong);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void print(PrintWriter stdout, ValidationResult verdict) {
        String text = verdict.draft().text().text();
        switch (verdict) {
            case ValidationResult.Accepted(var ignored, var facts) ->
                stdout.println(
                        json
                                ? JsonText.object("snippet", text, "verdict", "accepted")
                                : "accepted  %s  %s".formatted(text, facts));
            case ValidationResult.Refused(var ignored, var reason, var detail) ->
                stdout.println(
                        json
                                ? JsonText.object("snippet", text, "verdict", "refused", "reason", reason.words())
                                : "refused   %s  it %s (%s)".formatted(text, reason.words(), detail));
        }
    }
}
