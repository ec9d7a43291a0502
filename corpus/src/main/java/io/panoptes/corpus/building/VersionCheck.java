package io.panoptes.corpus.building;

import io.panoptes.corpus.store.CoverOrder;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Tries the snippets of a store on one more version, in {@link CoverOrder}, so that a check which was cut short is useful, too. */
public final class VersionCheck {
    private static final int BATCH = 192;

    private final Targets targets;
    private final Consumer<ValidationResult.Refused> suspicious;
    private volatile boolean stopped;

    /** @param suspicious receives each refusal that may be a bug of the target */
    public VersionCheck(Targets targets, Consumer<ValidationResult.Refused> suspicious) {
        this.targets = targets;
        this.suspicious = suspicious;
    }

    /** Not after Ctrl-C, which reaches the process of the DBMS, too: its end is no bug. */
    private void report(ValidationResult.Refused refused) {
        if (!stopped) {
            suspicious.accept(refused);
        }
    }

    /** Ends the check with the results so far. */
    public void stop() {
        stopped = true;
    }

    /** The snippets that {@code known} leaves open, by their places in the store, in the order in which they are tried. */
    public static List<Integer> open(SnippetStore store, VersionFacts known) {
        return CoverOrder.of(store.snippets()).stream()
                .filter(place -> known.cells().get(place).equals(StoredSnippet.UNKNOWN))
                .toList();
    }

    /**
     * @param known what was found before; what it leaves open is tried
     * @param progress receives what is known so far
     */
    public VersionFacts check(SnippetStore store, VersionFacts known, Target target, Consumer<VersionFacts> progress) {
        var cells = new ArrayList<>(known.cells());
        check(store, open(store, known), target, (places, found) -> {
            for (int i = 0; i < places.size(); i++) {
                cells.set(places.get(i), found.get(i));
            }
            progress.accept(new VersionFacts(known.version(), cells));
        });
        return new VersionFacts(known.version(), cells);
    }

    /**
     * Tries some snippets.
     *
     * @param open their places in the store
     * @param results of places and the cells that were found for them, as they come
     */
    public void check(
            SnippetStore store, List<Integer> open, Target target, BiConsumer<List<Integer>, List<String>> results) {
        if (open.isEmpty()) {
            return;
        }
        try (var trial = new TargetTrial(store, targets, target, this::report)) {
            for (int from = 0; from < open.size() && !stopped; from += BATCH) {
                List<Integer> places = open.subList(from, Math.min(open.size(), from + BATCH));
                List<String> found = trial.cells(places);
                if (stopped) {
                    // The results of this batch may be the end of the process by Ctrl-C.
                    break;
                }
                results.accept(places, found);
            }
        }
    }
}
