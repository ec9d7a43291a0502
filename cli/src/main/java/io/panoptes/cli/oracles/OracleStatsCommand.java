package io.panoptes.cli.oracles;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.discovery.LibraryStatistics;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says what a library is made of. */
@Command(
        name = "stats",
        mixinStandardHelpOptions = true,
        description = "Counts the oracles by where they are from, what they ask, and how many holes they have.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles stats                                  the library that is shipped",
            "  panoptes oracles stats --oracles mine.jsonl --json      those of a file, for programs"
        })
final class OracleStatsCommand implements Callable<Integer> {
    @Option(names = "--oracles", paramLabel = "FILE", description = "Files of oracles in place of the shipped library.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        LibraryStatistics statistics =
                LibraryStatistics.of(OracleFiles.load(files, spec.commandLine().getErr()));
        if (json) {
            out.println(json(statistics));
        } else {
            out.printf(
                    "%,d oracles, %,d proved, %,d distinct, over %,d schemas%n",
                    statistics.oracles(), statistics.proved(), statistics.distinct(), statistics.schemas());
            print(out, "from", statistics.kinds());
            print(out, "asking", statistics.shapes());
            print(out, "placeholders", statistics.placeholders());
        }
        out.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private static void print(PrintWriter out, String title, Map<?, Integer> counts) {
        out.printf("%n%s%n", title);
        counts.forEach((name, count) -> out.printf("  %-18s %,6d%n", name, count));
    }

    private static ObjectNode json(LibraryStatistics statistics) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("oracles", statistics.oracles())
                .put("proved", statistics.proved())
                .put("distinct", statistics.distinct())
                .put("schemas", statistics.schemas());
        node.set("kinds", counts(statistics.kinds()));
        node.set("shapes", counts(statistics.shapes()));
        node.set("placeholders", counts(statistics.placeholders()));
        return node;
    }

    private static ObjectNode counts(Map<?, Integer> counts) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        counts.forEach((name, count) -> node.put(name.toString(), count));
        return node;
    }
}
