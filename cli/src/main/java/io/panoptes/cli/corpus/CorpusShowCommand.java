package io.panoptes.cli.corpus;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.JsonText;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows snippets. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Shows snippets: the type, what is known at the version (N keeps NULL, E never fails, L lower case, - refused, ? not tried), the text.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes corpus show duckdb --type BOOLEAN --limit 20",
            "  panoptes corpus show sqlite --function instr --json"
        })
final class CorpusShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "The DBMS.")
    private String dbms;

    @Mixin
    private StoreArguments from;

    @Option(names = "--type", paramLabel = "TYPE", description = "Only what gives this type: ${COMPLETION-CANDIDATES}.")
    private Optional<SlotType> type = Optional.empty();

    @Option(names = "--function", paramLabel = "NAME", description = "Only what calls this function.")
    private Optional<String> function = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "VERSION",
            description = "Tell what is known at this version; the one that they were made on if absent.")
    private Optional<String> version = Optional.empty();

    @Option(names = "--limit", paramLabel = "N", defaultValue = "50", description = "How many at most.")
    private int limit;

    @Option(names = "--json", description = "Print a JSON object for each.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private int place;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        SnippetStore store = from.open(dbms);
        List<StoredSnippet> fitting = store.snippets().stream()
                .filter(snippet -> type.isEmpty() || snippet.type() == type.get())
                .filter(snippet -> function.isEmpty()
                        || FunctionNames.in(snippet.text().text())
                                .contains(function.get().toLowerCase(Locale.ROOT)))
                .toList();
        place = version.map(store.versions()::indexOf).orElse(0);
        if (place < 0) {
            throw new CannotRun("the corpus was not tried on version %s, but on %s."
                    .formatted(version.orElse(""), String.join(", ", store.versions())));
        }
        fitting.stream().limit(limit).forEach(snippet -> print(stdout, snippet));
        if (!json) {
            stdout.printf("%,d of %,d%n", Math.min(limit, fitting.size()), fitting.size());
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private void print(PrintWriter stdout, StoredSnippet snippet) {
        String sql = snippet.type() == SlotType.ROWS
                ? snippet.text().text()
                : snippet.text().sql(Object::toString);
        String facts = String.join(",", snippet.facts());
        stdout.println(
                json
                        ? JsonText.object("type", snippet.type().name(), "facts", facts, "sql", sql)
                        : "%-8s %-4s %s"
                                .formatted(
                                        ProgressText.words(snippet.type().name()),
                                        snippet.facts().get(place),
                                        sql));
    }
}
