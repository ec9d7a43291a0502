package io.panoptes.campaign.wiring;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.building.GrowingCorpus;
import io.panoptes.corpus.building.TargetTrial;
import io.panoptes.corpus.store.FactsFolder;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * The stored snippets of a target's DBMS that cases may draw: all that hold, where the store knows its version or this user has
 * tried them all on it; elsewhere more and more of them, tried while the cases run. Safe for several threads.
 */
public final class TargetCorpus implements AutoCloseable {
    private final Targets targets;
    private final Target target;
    private final String version;
    private final List<ValidationResult.Refused> suspicious = Collections.synchronizedList(new ArrayList<>());
    private final Supplier<Optional<SnippetStore>> stored;
    private Optional<Supply> supply = Optional.empty();

    private record Supply(LongFunction<Corpus> corpora, Optional<GrowingCorpus> growing, Optional<String> note) {}

    /** With the store that is shipped. */
    public TargetCorpus(Targets targets, Target target) {
        this(targets, target, () -> SnippetStore.shipped(target.dbms()));
    }

    /** With this store in place of the one that is shipped. */
    public TargetCorpus(Targets targets, Target target, Supplier<Optional<SnippetStore>> stored) {
        this.stored = stored;
        this.targets = targets;
        this.target = target;
        this.version = FactsFolder.version(target);
    }

    /** What the case of this number may draw from; the number alone decides. No snippets for a DBMS without a store. */
    public Corpus at(long index) {
        return supply().corpora().apply(index);
    }

    /** That there are none, or that they are new to the version. */
    public Optional<String> note() {
        return supply().note();
    }

    /** What broke the target when it was tried on it, or gave two answers where there should be one. */
    public List<ValidationResult.Refused> suspicious() {
        synchronized (suspicious) {
            return List.copyOf(suspicious);
        }
    }

    private synchronized Supply supply() {
        if (supply.isEmpty()) {
            supply = Optional.of(stored.get()
                    .map(this::of)
                    .orElseGet(() -> new Supply(
                            index -> Corpus.NONE,
                            Optional.empty(),
                            Optional.of("no snippets are stored for %s, so the plain grammar fills the placeholders."
                                    .formatted(target.dbms())))));
        }
        return supply.get();
    }

    private Supply of(SnippetStore shipped) {
        FactsFolder folder = FactsFolder.ofThisUser();
        SnippetStore mine = folder.complete(shipped, version);
        VersionFacts known = mine.facts(version);
        if (shipped.versions().contains(version)
                || known.tried() == known.cells().size()) {
            Corpus all = Corpus.of(shipped, targets.profile(target), known);
            return new Supply(index -> all, Optional.empty(), Optional.empty());
        }
        FactsFolder campaigns = folder.ofCampaigns();
        var growing = new GrowingCorpus(
                shipped,
                targets.profile(target),
                campaigns.complete(mine, version).facts(version),
                () -> new TargetTrial(shipped, targets, target, suspicious::add),
                facts -> keep(campaigns, shipped, facts));
        return new Supply(
                growing::at,
                Optional.of(growing),
                Optional.of(
                        "the stored snippets are new to %s: they are tried on it meanwhile, some before the first case."
                                .formatted(target)));
    }

    private static void keep(FactsFolder folder, SnippetStore store, VersionFacts facts) {
        try {
            folder.write(store, facts);
        } catch (UncheckedIOException unwritable) {
            // It only saves the next campaign some time.
        }
    }

    @Override
    public void close() {
        asked().flatMap(Supply::growing).ifPresent(GrowingCorpus::close);
    }

    private synchronized Optional<Supply> asked() {
        return supply;
    }
}
