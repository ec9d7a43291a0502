package io.panoptes.cli.corpus;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.CommandPart;
import io.panoptes.corpus.building.VersionCheck;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.VersionFacts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The snippets of a corpus, divided among the machines of a cluster: each tries its own by the same command. */
final class ValidationParts {
    static final String PART = "--part";
    static final String TRIED = "--tried";
    private static final String PLACES = "places.json";
    private static final String CELLS = "cells.json";
    /** What a check tries at a time: a smaller part would start a DBMS for less. */
    private static final int SMALLEST = 192;
    /** Some seconds of work: what is lost with a driver. */
    private static final int LARGEST = 20 * SMALLEST;

    private static final int PARTS_A_SLOT = 6;

    private final Cluster cluster;
    private final List<String> command;
    private final Consumer<String> notes;
    private volatile boolean stopped;

    /**
     * @param target as it can be named on every machine
     * @param build and {@code store} are at the same place on every machine
     * @param notes is told of refusals that may be bugs, and of parts that could not be run
     */
    ValidationParts(
            Cluster cluster, String target, Optional<Path> build, Optional<Path> store, Consumer<String> notes) {
        this.cluster = cluster;
        this.notes = notes;
        List<String> words = new ArrayList<>(List.of("corpus", "validate", target));
        build.ifPresent(file -> words.add("--jar=" + file.toAbsolutePath()));
        store.ifPresent(file -> words.add("--store=" + file.toAbsolutePath()));
        words.add(PART + "=" + CommandPart.FOLDER + "/" + PLACES);
        words.add(TRIED + "=" + CommandPart.FOLDER + "/" + CELLS);
        this.command = List.copyOf(words);
    }

    /** Ends soon, with all that came back. May be called from any thread. */
    void stop() {
        stopped = true;
    }

    /**
     * @param known what was found before; what it leaves open is tried
     * @param progress is told what is known so far, by one thread at a time
     */
    VersionFacts check(SnippetStore store, VersionFacts known, Consumer<VersionFacts> progress) {
        List<String> cells = new ArrayList<>(known.cells());
        List<Integer> open = VersionCheck.open(store, known);
        int size = Math.clamp(open.size() / (cluster.slots() * PARTS_A_SLOT), SMALLEST, LARGEST);
        List<CommandPart> parts = new ArrayList<>();
        for (int from = 0; from < open.size(); from += size) {
            List<Integer> places = open.subList(from, Math.min(open.size(), from + size));
            parts.add(new CommandPart(
                    command,
                    Map.of(PLACES, TriedSnippets.open(store.digest(), places).json())));
        }
        ClusterArguments.run(
                cluster,
                parts,
                answer -> Optional.ofNullable(answer.files().get(CELLS))
                        .map(TriedSnippets::of)
                        .ifPresent(tried -> {
                            for (int i = 0; i < tried.cells().size(); i++) {
                                cells.set(tried.places().get(i), tried.cells().get(i));
                            }
                            tried.suspicious().forEach(notes);
                            progress.accept(new VersionFacts(known.version(), cells));
                        }),
                notes,
                () -> stopped);
        return new VersionFacts(known.version(), cells);
    }
}
