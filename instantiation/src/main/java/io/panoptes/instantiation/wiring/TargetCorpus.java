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
 * The stored snippets of a target's DBMS. Those of which nothing is known at its version are tried on it when they are first
 * drawn, in processes that are started then. Safe for several threads.
 */
public final class TargetCorpus implements AutoCloseable {
    private final Targets targets;
    private final Target target;
    private Optional<Corpus> corpus = Optional.empty();
    private Optional<SnippetValidator> validator = Optional.empty();
    private final Optional<SnippetStore> store;
    private final boolean knowsTheVersion;
    private boolean closed;

    public TargetCorpus(Targets targets, Target target) {
        this.targets = targets;
        this.target = target;
        this.store = SnippetStore.shipped(target.dbms());
        this.knowsTheVersion = store.isPresent() && store.get().versions().contains(target.version());
    }

    /** Read when it is first asked for; no snippets for a DBMS without a store. */
    public synchronized Corpus get() {
        if (corpus.isEmpty()) {
            corpus = Optional.of(store.map(known -> Corpus.of(known, targets.profile(target), this::validate))
                    .orElse(Corpus.NONE));
        }
        return corpus.get();
    }

    /** Whether the snippets were tried on this version when the store was made; otherwise each draw may have to try some. */
    public synchronized boolean knowsTheVersion() {
        return knowsTheVersion;
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
