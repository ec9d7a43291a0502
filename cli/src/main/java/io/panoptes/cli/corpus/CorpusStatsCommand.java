package io.panoptes.cli.corpus;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.corpus.building.StoreStatistics;
import io.panoptes.corpus.store.SnippetStore;
import java.io.PrintWriter;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is in a corpus. */
@Command(
        name = "stats",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Says how many snippets of a DBMS hold at which version, which share of its functions they call, and which they leave out, and why.",
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes corpus stats duckdb", "  panoptes corpus stats h2 --store my.snippets.gz --json"})
final class CorpusStatsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "The DBMS.")
    private String dbms;

    @Mixin
    private StoreArguments from;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        SnippetStore store = from.open(dbms);
        StoreStatistics statistics = StoreStatistics.of(store);
        if (json) {
            stdout.println(json(statistics));
        } else {
            print(stdout, statistics);
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private static void print(PrintWriter stdout, StoreStatistics statistics) {
        statistics.byVersion().forEach((version, count) -> stdout.printf("%-12s %,7d snippets%n", version, count));
        statistics
                .byType()
                .forEach((type, count) -> stdout.printf("  %-10s %,7d%n", ProgressText.words(type.name()), count));
        stdout.printf(
                "%d of %d deterministic scalar functions are called (%.1f%%)%n",
                statistics.used().size(), statistics.functions().size(), 100 * statistics.usedShare());
        Map<String, TreeSet<String>> byReason = new TreeMap<>();
        statistics
                .leftOut()
                .forEach((name, reason) -> byReason.computeIfAbsent(reason, ignored -> new TreeSet<>())
                        .add(name));
        byReason.forEach((reason, names) -> stdout.printf("left out, %s:%n  %s%n", reason, String.join(" ", names)));
    }

    private static ObjectNode json(StoreStatistics statistics) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ObjectNode versions = node.putObject("versions");
        statistics.byVersion().forEach(versions::put);
        ObjectNode types = node.putObject("types");
        statistics.byType().forEach((type, count) -> types.put(type.name(), count));
        node.put("functions", statistics.functions().size());
        node.put("used", statistics.used().size());
        ObjectNode leftOut = node.putObject("leftOut");
        statistics.leftOut().forEach(leftOut::put);
        return node;
    }
}
