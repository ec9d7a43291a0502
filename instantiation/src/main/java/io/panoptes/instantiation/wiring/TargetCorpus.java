package io.panoptes.instantiation.wiring;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.FactsFolder;
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
    private final String version;
    private Optional<SnippetStore> store = Optional.empty();
    private Optional<Corpus> corpus = Optional.empty();
    private Optional<SnippetValidator> validator = Optional.empty();
    private boolean closed;

    public TargetCorpus(Targets targets, Target target) {
        this.targets = targets;
        this.target = target;
        this.version = FactsFolder.version(target);
    }

    /** Read when it is first asked for; no snippets for a DBMS without a store. */
    public synchronized Corpus get() {
        return read(true);
    }

    /** The same, but none where nothing was tried on this version, by the makers of the store or by this user. */
    public synchronized Corpus tried() {
        return read(false);
    }

    /** Why none is there that was tried on this version, and what to do about it; empty where there are some. */
    public synchronized Optional<String> lack() {
        Optional<SnippetStore> known = store();
        if (known.isEmpty()) {
            return Optional.of("no snippets are stored for %s, so the plain grammar fills the placeholders."
                    .formatted(target.dbms()));
        }
        return known.get().versions().contains(version)
                ? Optional.empty()
                : Optional.of(
                        "the stored snippets were not tried on %s yet, so the plain grammar fills the placeholders. To try them, once, in some minutes: panoptes corpus validate %s"
                                .formatted(
                                        target,
                                        target
                                                + target.jar()
                                                        .map(jar -> " --jar " + jar)
                                                        .orElse("")));
    }

    private Corpus read(boolean untriedToo) {
        if (corpus.isEmpty()) {
            corpus = Optional.of(
                    store().filter(store -> untriedToo || store.versions().contains(version))
                            .map(store -> Corpus.of(store, targets.profile(target), version, this::validate))
                            .orElse(Corpus.NONE));
            store = Optional.empty();
        }
        return corpus.get();
    }

    private Optional<SnippetStore> store() {
        if (store.isEmpty()) {
            store = SnippetStore.shipped(target.dbms())
                    .map(shipped -> FactsFolder.ofThisUser().complete(shipped, version));
        }
        return store;
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
