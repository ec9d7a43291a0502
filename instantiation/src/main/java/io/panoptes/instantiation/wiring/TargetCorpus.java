package io.panoptes.instantiation.wiring;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.util.List;
import java.util.Optional;

/**
 * The stored snippets of a target's DBMS, asked for in one of two ways, always the same one. Those of which nothing is known at
 * its version are tried on it when they are first drawn, in processes that are started then. Safe for several threads.
 */
public final class TargetCorpus implements AutoCloseable {
    private final Targets targets;
    private final Target target;
    private Optional<Corpus> corpus = Optional.empty();
    private Optional<SnippetValidator> validator = Optional.empty();
    private boolean closed;

    public TargetCorpus(Targets targets, Target target) {
        this.targets = targets;
        this.target = target;
    }

    /** Read when it is first asked for; no snippets for a DBMS without a store. */
    public synchronized Corpus get() {
        return read(Optional.empty());
    }

    /** The same, but none where they were not tried on this version when the store was made: nothing is tried later. */
    public synchronized Corpus tried() {
        return read(Optional.of(targets.profile(target).version().text()));
    }

    private Corpus read(Optional<String> version) {
        if (corpus.isEmpty()) {
            corpus = Optional.of(SnippetStore.shipped(target.dbms())
                    .filter(store -> version.isEmpty() || store.versions().contains(version.get()))
                    .map(store -> Corpus.of(store, targets.profile(target), this::validate))
                    .orElse(Corpus.NONE));
        }
        return corpus.get();
    }

    private synchronized List<Verdict> validate(List<Draft> drafts) {
        if (closed) {
            return List.of();
        }
        if (validator.isEmpty()) {
            validator = Optional.of(new SnippetValidator(targets, target));
        }
        return validator.get().validate(drafts);
    }

    @Override
    public synchronized void close() {
        closed = true;
        validator.ifPresent(SnippetValidator::close);
        validator = Optional.empty();
    }
}
