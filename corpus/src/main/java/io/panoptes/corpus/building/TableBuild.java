package io.panoptes.corpus.building;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.TableMaker;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/**
 * {@code a store -> the same with table snippets}, each form in its turn. A form that was missed a dozen times in a row,
 * refused or made before, is given up. What was accepted stands in a journal, so that one that was killed goes on.
 */
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
     * Empty where it was stopped; then the journal stays.
     *
     * @param count how many table snippets there are to be
     * @param journalFile where those stand that were accepted before
     * @param progress is told of each that was tried, and how many there are
     */
    public Optional<SnippetStore> add(
            SnippetStore store,
            Target target,
            int count,
            long seed,
            Path journalFile,
            BiConsumer<ValidationResult, Integer> progress) {
        int version = store.versions().indexOf(target.version());
        List<StoredSnippet> held = store.snippets().stream()
                .filter(snippet -> snippet.type() != SlotType.ROWS && version >= 0 && snippet.holdsAt(version))
                .toList();
        BuildJournal journal = BuildJournal.open(journalFile, target);
        try (var validator = new SnippetValidator(targets, target)) {
            make(new TableMaker(held, new SplittableRandom(seed)), count, journal, validator, progress);
        }
        if (stopped) {
            return Optional.empty();
        }
        SnippetStore more = SnippetImport.add(store, target.version(), List.copyOf(journal.accepted()));
        journal.delete();
        return Optional.of(more);
    }

    private void make(
            TableMaker maker,
            int count,
            BuildJournal journal,
            SnippetValidator validator,
            BiConsumer<ValidationResult, Integer> progress) {
        Set<String> texts = new HashSet<>();
        int[] misses = new int[maker.formCount()];
        boolean isOver = false;
        while (!isOver) {
            isOver = true;
            for (int form = 0; form < misses.length && journal.size() < count && !stopped; form++) {
                if (misses[form] == TRIES) {
                    continue;
                }
                isOver = false;
                Optional<Draft> draft =
                        maker.draft(form).filter(made -> texts.add(made.text().text()));
                misses[form]++;
                if (draft.isPresent() && isAccepted(draft.get(), journal, validator, progress)) {
                    misses[form] = 0;
                }
            }
        }
    }

    private boolean isAccepted(
            Draft draft,
            BuildJournal journal,
            SnippetValidator validator,
            BiConsumer<ValidationResult, Integer> progress) {
        if (journal.has(draft)) {
            return true;
        }
        ValidationResult verdict = validator.validate(List.of(draft)).getFirst();
        // Ctrl-C reaches the DBMS as well: what it said last may be the end of its process.
        boolean accepted = !stopped && verdict instanceof ValidationResult.Accepted is && journal.add(is);
        if (!stopped) {
            progress.accept(verdict, journal.size());
        }
        return accepted;
    }
}
