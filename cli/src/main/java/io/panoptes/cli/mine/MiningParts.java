package io.panoptes.cli.mine;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.CommandPart;
import io.panoptes.discovery.mining.MiningFolder;
import io.panoptes.discovery.mining.MiningPlan;
import io.panoptes.discovery.mining.MiningProgress;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;

/** The seeds of a run, divided among the machines of a cluster: each mines its own by the same command. */
final class MiningParts {
    private static final String MINED = "mined";
    /** A seed takes seconds; a part that is lost takes that long again. */
    private static final int LARGEST = 20;

    private static final Set<String> OF_THE_DRIVER =
            Set.of("--out", "--seeds", "--first-seed", "--time", "--workers", "--concurrency", "--json");

    private final Cluster cluster;
    private final CommandSpec spec;
    private final MiningFolder folder;
    private final Consumer<MiningProgress> listener;
    private final PrintWriter err;
    private final Set<String> known = new HashSet<>();
    private final long started = System.nanoTime();
    private final long earlierMillis;
    private final long library;
    private int lost;
    private volatile boolean stopped;

    /** @param library what is there already: an oracle of it is not kept again */
    MiningParts(
            Cluster cluster,
            CommandSpec spec,
            MiningFolder folder,
            List<Oracle> library,
            Consumer<MiningProgress> listener,
            PrintWriter err) {
        this.cluster = cluster;
        this.spec = spec;
        this.folder = folder;
        this.listener = listener;
        this.err = err;
        this.earlierMillis = folder.millis();
        library.forEach(oracle -> known.add(oracle.id()));
        this.library = known.size();
        folder.earlier().forEach(oracle -> known.add(oracle.id()));
    }

    /** Ends soon, with all that was found. */
    void stop() {
        stopped = true;
    }

    MiningProgress run(MiningPlan plan) {
        ClusterArguments.run(
                cluster,
                parts(plan),
                answer -> {
                    takeIn(answer.files());
                    listener.accept(progress());
                },
                why -> {
                    lost++;
                    err.println("panoptes: " + why);
                    err.flush();
                },
                () -> stopped || plan.time().filter(this::isOver).isPresent());
        return progress();
    }

    private boolean isOver(Duration time) {
        return elapsedMillis() >= time.toMillis();
    }

    private long elapsedMillis() {
        return earlierMillis + (System.nanoTime() - started) / 1_000_000;
    }

    private synchronized MiningProgress progress() {
        return new MiningProgress(
                folder.tally(),
                known.size() - library,
                elapsedMillis(),
                lost == 0 ? "" : "%d parts of the seeds could not be run".formatted(lost));
    }

    /** Ranges of seeds that are not done. */
    private List<CommandPart> parts(MiningPlan plan) {
        List<String> command = ClusterArguments.command(spec, OF_THE_DRIVER);
        int count = (int) Math.min(Integer.MAX_VALUE, plan.seeds() - plan.firstSeed());
        int size = Math.min(LARGEST, ClusterArguments.size(cluster, count));
        List<CommandPart> parts = new ArrayList<>();
        long from = plan.firstSeed();
        while (from < plan.seeds()) {
            long end = from;
            while (end < plan.seeds() && end < from + size && !folder.isDone(end)) {
                end++;
            }
            if (end > from) {
                parts.add(part(command, from, end));
            }
            from = Math.max(end, from + (end == from ? 1 : 0));
        }
        return parts;
    }

    private static CommandPart part(List<String> command, long from, long end) {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of(
                "--first-seed=" + from,
                "--seeds=" + (end - from),
                "--out=" + CommandPart.FOLDER + "/" + MINED,
                "--workers=1",
                "--concurrency=1",
                "--json"));
        return new CommandPart(words, Map.of());
    }

    private synchronized void takeIn(Map<String, String> files) {
        try {
            Path part = Files.createTempDirectory("panoptes-mined");
            try {
                for (Map.Entry<String, String> file : files.entrySet()) {
                    Path place = Path.of(file.getKey());
                    if (place.startsWith(MINED)) {
                        Files.writeString(part.resolve(place.getFileName()), file.getValue());
                    }
                }
                folder.takeIn(part, known, elapsedMillis());
            } finally {
                for (String file : files.keySet()) {
                    Files.deleteIfExists(part.resolve(Path.of(file).getFileName()));
                }
                Files.delete(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("what was mined can't be kept: " + e.getMessage(), e);
        }
    }
}
