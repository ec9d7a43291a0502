package io.panoptes.cli.cluster;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.PartOutcome;
import io.panoptes.cli.cluster.CommandPart.Answer;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** {@code --cluster} of a command whose input can be divided. */
public final class ClusterArguments {
    private static final String NAME = "--cluster";
    /** Enough for nobody to wait long for the last one, and few enough that starting them costs little. */
    private static final int PARTS_A_SLOT = 6;

    private static final int LARGEST_PART = 64;

    @Option(
            names = NAME,
            paramLabel = "MASTER",
            description =
                    "Divide the input among the machines of Apache Spark: spark://host:7077, local[4]. Needs the archive"
                            + " panoptes-cluster; see docs/cluster.md. --workers is left to the cluster.")
    private Optional<String> master = Optional.empty();

    public boolean isGiven() {
        return master.isPresent();
    }

    /**
     * Connects, if a cluster was named.
     *
     * @throws CannotRun where there is none
     */
    public ClusterConnection connect(PrintWriter err) {
        return ClusterConnection.to(master, note -> {
            err.println("panoptes: " + note);
            err.flush();
        });
    }

    /**
     * The command as it was given, for its parts.
     *
     * @param without options that each part gets for itself
     */
    public static List<String> command(CommandSpec spec, Set<String> without) {
        List<String> words = new ArrayList<>(List.of(spec.qualifiedName().split(" ")));
        words.removeFirst();
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            boolean ours = List.of(option.names()).contains(NAME);
            if (ours || List.of(option.names()).stream().anyMatch(without::contains)) {
                continue;
            }
            if (option.arity().max() == 0) {
                words.add(option.longestName());
            } else {
                option.originalStringValues().forEach(value -> words.add(option.longestName() + "=" + value));
            }
        }
        return words;
    }

    /** How many items a part holds. */
    public static int size(Cluster cluster, int items) {
        int parts = cluster.slots() * PARTS_A_SLOT;
        return Math.clamp((items + parts - 1) / parts, 1, LARGEST_PART);
    }

    /**
     * Runs parts until all are done or it is stopped.
     *
     * @param failed is told of a part that nothing came of, with a text for the user
     */
    public static void run(
            Cluster cluster,
            List<CommandPart> parts,
            Consumer<Answer> each,
            Consumer<String> failed,
            BooleanSupplier stopped) {
        cluster.run(
                parts.stream().map(CommandPart::json).toList(),
                outcome -> {
                    switch (outcome) {
                        case PartOutcome.Done done -> {
                            Answer answer = Answer.of(done.result());
                            if (answer.exitCode() == ExitCode.COULD_NOT_RUN) {
                                failed.accept(text(done.part(), parts.size(), answer.err()));
                            } else {
                                each.accept(answer);
                            }
                        }
                        case PartOutcome.Failed none -> failed.accept(text(none.part(), parts.size(), none.why()));
                    }
                },
                stopped);
    }

    private static String text(int part, int parts, String why) {
        return "part %d of %d could not be run: %s".formatted(part + 1, parts, why.strip());
    }
}
