package io.panoptes.corpus.building;

import io.panoptes.corpus.catalog.CatalogFunction;
import io.panoptes.corpus.catalog.CatalogReader;
import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.VersionFacts;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Finds what of a store holds at one more version. A snippet that calls what the version's catalogue lacks is refused without a
 * try. Those that are tried first come from all over the store, so that a check which was cut short is of use too.
 */
public final class VersionCheck {
    private static final int BATCH = 192;
    private static final int STRIDE = 32;

    private final Targets targets;
    private volatile boolean stopped;

    public VersionCheck(Targets targets) {
        this.targets = targets;
    }

    /** The check ends with what it has. */
    public void stop() {
        stopped = true;
    }

    /**
     * @param known what was found before; what it leaves open is tried
     * @param progress is told what is known so far
     */
    public VersionFacts check(SnippetStore store, VersionFacts known, Target target, Consumer<VersionFacts> progress) {
        var cells = new ArrayList<>(known.cells());
        List<Integer> open = IntStream.range(0, cells.size())
                .filter(place -> cells.get(place).equals(StoredSnippet.UNKNOWN))
                .boxed()
                .sorted(Comparator.comparingInt(place -> place % STRIDE))
                .toList();
        if (open.isEmpty()) {
            return known;
        }
        try (var validator = new SnippetValidator(targets, target)) {
            Set<String> missing = missing(store, target, validator);
            for (int from = 0; from < open.size() && !stopped; from += BATCH) {
                List<Integer> places = open.subList(from, Math.min(open.size(), from + BATCH));
                List<String> found =
                        cells(places.stream().map(store.snippets()::get).toList(), missing, validator);
                if (stopped) {
                    // Ctrl-C reaches the DBMS as well: what came of this batch may be the end of its process.
                    break;
                }
                for (int i = 0; i < places.size(); i++) {
                    cells.set(places.get(i), found.get(i));
                }
                progress.accept(new VersionFacts(known.version(), cells));
            }
        }
        return new VersionFacts(known.version(), cells);
    }

    private static Set<String> missing(SnippetStore store, Target target, SnippetValidator validator) {
        return missing(
                store.functions(),
                CatalogReader.of(target.dbms()).read(validator.session().instance()));
    }

    /** What a version without a catalogue lacks, only a try tells. */
    static Set<String> missing(Collection<String> functions, List<CatalogFunction> catalog) {
        Set<String> missing = catalog.isEmpty() ? new HashSet<>() : new HashSet<>(functions);
        catalog.forEach(function -> missing.remove(function.name().toLowerCase(Locale.ROOT)));
        return missing;
    }

    private static List<String> cells(List<StoredSnippet> batch, Set<String> missing, SnippetValidator validator) {
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
}
