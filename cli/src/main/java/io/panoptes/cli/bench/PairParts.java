package io.panoptes.cli.bench;

import io.panoptes.benchmarks.pairs.BenchmarkPair;
import io.panoptes.benchmarks.pairs.PairResult;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.CommandPart;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** The pairs of a benchmark, divided among the machines of a cluster: each decides its own by the same command. */
final class PairParts {
    private static final String PAIRS = "pairs.jsonl";
    private static final String ROWS = "rows.jsonl";
    private static final Set<String> OF_THE_DRIVER = Set.of("--file", "--json", "--resume", "--sample", "--workers");

    private final CommandSpec spec;
    private final PrintWriter err;
    private volatile boolean stopped;

    PairParts(CommandSpec spec, PrintWriter err) {
        this.spec = spec;
        this.err = err;
    }

    /** Parts that are not begun yet are left out. May be called from any thread. */
    void stop() {
        stopped = true;
    }

    /** @param told is told of every pair, by one thread at a time */
    void run(Cluster cluster, List<BenchmarkPair> pairs, Consumer<PairResult> told) {
        List<String> command = new ArrayList<>(ClusterArguments.command(spec, OF_THE_DRIVER));
        command.addAll(List.of(
                "--file",
                CommandPart.FOLDER + "/" + PAIRS,
                "--json",
                CommandPart.FOLDER + "/" + ROWS,
                "--workers",
                "1"));
        int size = ClusterArguments.size(cluster, pairs.size());
        List<CommandPart> parts = new ArrayList<>();
        for (int from = 0; from < pairs.size(); from += size) {
            String lines = pairs.subList(from, Math.min(pairs.size(), from + size)).stream()
                    .map(pair -> pair.line() + "\n")
                    .collect(Collectors.joining());
            parts.add(new CommandPart(command, Map.of(PAIRS, lines)));
        }
        ClusterArguments.run(
                cluster,
                parts,
                answer -> PairResultLines.of(
                                answer.files().getOrDefault(ROWS, "").lines().toList(), Path.of(ROWS))
                        .forEach(told),
                why -> {
                    err.println("panoptes: " + why);
                    err.flush();
                },
                () -> stopped);
    }
}
