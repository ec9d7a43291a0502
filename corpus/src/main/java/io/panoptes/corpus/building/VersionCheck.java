package io.panoptes.corpus.building;

import io.panoptes.corpus.catalog.CatalogReader;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * {@code a store -> the same store with what holds at one version more}. A snippet that calls what the version's catalogue
 * lacks is refused without a try, and kept for the others.
 */
public final class VersionCheck {
    private static final int BATCH = 192;

    private final Targets targets;

    public VersionCheck(Targets targets) {
        this.targets = targets;
    }

    /** @param progress is told how many snippets have been looked at */
    public SnippetStore add(SnippetStore store, Target target, IntConsumer progress) {
        var facts = new ArrayList<String>();
        try (var validator = new SnippetValidator(targets, target)) {
            Set<String> missing = missing(store, target, validator);
            for (int from = 0; from < store.snippets().size(); from += BATCH) {
                List<StoredSnippet> batch =
                        store.snippets().subList(from, Math.min(store.snippets().size(), from + BATCH));
                facts.addAll(facts(batch, missing, validator));
                progress.accept(facts.size());
            }
        }
        return with(store, target.version(), facts);
    }

    private static Set<String> missing(SnippetStore store, Target target, SnippetValidator validator) {
        Set<String> missing = new HashSet<>(store.functions());
        CatalogReader.of(target.dbms())
                .read(validator.session().instance())
                .forEach(function -> missing.remove(function.name().toLowerCase(Locale.ROOT)));
        return missing;
    }

    private static List<String> facts(List<StoredSnippet> batch, Set<String> missing, SnippetValidator validator) {
        List<Draft> known = batch.stream()
                .filter(snippet -> !callsAny(snippet, missing))
                .map(snippet -> new Draft(snippet.text(), snippet.type()))
                .toList();
        var verdicts = validator.validate(known).iterator();
        return batch.stream()
                .map(snippet -> callsAny(snippet, missing) ? StoredSnippet.REFUSED : letters(verdicts.next()))
                .toList();
    }

    private static boolean callsAny(StoredSnippet snippet, Set<String> functions) {
        return FunctionNames.in(snippet.text().text()).stream().anyMatch(functions::contains);
    }

    private static String letters(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Accepted(var ignored, var facts) -> Fact.letters(facts);
            case Verdict.Refused ignored -> StoredSnippet.REFUSED;
        };
    }

    /** In place of what was known of the version, if something was. */
    private static SnippetStore with(SnippetStore store, String version, List<String> facts) {
        int place = store.versions().contains(version)
                ? store.versions().indexOf(version)
                : store.versions().size();
        var versions = new ArrayList<>(store.versions());
        set(versions, place, version);
        var snippets = new ArrayList<StoredSnippet>();
        for (int i = 0; i < facts.size(); i++) {
            StoredSnippet snippet = store.snippets().get(i);
            var all = new ArrayList<>(snippet.facts());
            set(all, place, facts.get(i));
            snippets.add(new StoredSnippet(snippet.type(), snippet.text(), all));
        }
        return new SnippetStore(store.dbms(), versions, store.functions(), store.leftOut(), snippets);
    }

    private static void set(List<String> list, int place, String value) {
        if (place < list.size()) {
            list.set(place, value);
        } else {
            list.add(value);
        }
    }
}
