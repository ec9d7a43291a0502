package io.panoptes.corpus.building;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.TableMaker;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** {@code a store -> the same with table snippets}, each form in its turn. A form that was missed a dozen
 * times in a row, refused or made before, is given up. */
public final class TableBuild {
    private static final int TRIES = 12;

    private final Targets targets;
    private volatile boolean stopped;

    public TableBuild(Targets targets) {
        this.targets = targets;
    }

    /** The build ends with what it has. */
    public void stop() {
        stopped = true;
    }

    /**
     * @param count how many table snippets there are to be
     * @param progress is told of each that was tried, and how many there are
     */
    public SnippetStore add(
            SnippetStore store, Target target, int count, long seed, BiConsumer<Verdict, Integer> progress) {
        int version = store.versions().indexOf(target.version());
        List<StoredSnippet> held = store.snippets().stream()
                .filter(snippet -> snippet.type() != SlotType.ROWS && version >= 0 && snippet.holdsAt(version))
                .toList();
        var accepted = new ArrayList<Verdict>();
        Set<String> texts = new HashSet<>();
        var maker = new TableMaker(held, new SplittableRandom(seed));
        try (var validator = new SnippetValidator(targets, target)) {
            int[] misses = new int[maker.formCount()];
            boolean isOver = false;
            while (!isOver) {
                isOver = true;
                for (int form = 0; form < misses.length && accepted.size() < count && !stopped; form++) {
                    if (misses[form] == TRIES) {
                        continue;
                    }
                    isOver = false;
                    Optional<Draft> draft = maker.draft(form)
                            .filter(made -> texts.add(made.text().text()));
                    misses[form]++;
                    if (draft.isPresent()) {
                        Verdict verdict =
                                validator.validate(List.of(draft.get())).getFirst();
                        if (verdict instanceof Verdict.Accepted) {
                            accepted.add(verdict);
                            misses[form] = 0;
                        }
                        progress.accept(verdict, accepted.size());
                    }
                }
            }
        }
        return SnippetImport.add(store, target.version(), accepted);
    }
}
