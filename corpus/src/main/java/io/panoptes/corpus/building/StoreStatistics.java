package io.panoptes.corpus.building;

import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts over the snippets of a store.
 *
 * @param byVersion how many snippets are valid at each version that the store was tried on
 * @param byType how many of those that are valid at the first of these versions have each type
 * @param functions the deterministic scalar functions of the DBMS's catalogue that snippets may call
 * @param used those of them that a snippet calls which is valid at the first version
 * @param leftOut functions of the catalogue that no snippet calls, with the reason
 */
public record StoreStatistics(
        Map<String, Long> byVersion,
        Map<SlotType, Long> byType,
        Set<String> functions,
        Set<String> used,
        Map<String, String> leftOut) {

    public static StoreStatistics of(SnippetStore store) {
        Map<String, Long> byVersion = new LinkedHashMap<>();
        for (int i = 0; i < store.versions().size(); i++) {
            int version = i;
            byVersion.put(
                    store.versions().get(i),
                    store.snippets().stream()
                            .filter(snippet -> snippet.holdsAt(version))
                            .count());
        }
        List<StoredSnippet> held =
                store.snippets().stream().filter(snippet -> snippet.holdsAt(0)).toList();
        Map<SlotType, Long> byType = new EnumMap<>(SlotType.class);
        Set<String> called = new HashSet<>();
        for (StoredSnippet snippet : held) {
            byType.merge(snippet.type(), 1L, Long::sum);
            called.addAll(FunctionNames.in(snippet.text().text()));
        }
        Map<String, String> leftOut = new TreeMap<>(store.leftOut());
        // A function whose catalogue entry is left out may still be called by a form of the grammar, so it counts.
        leftOut.keySet().removeAll(called);
        Set<String> functions = new TreeSet<>(store.functions());
        store.leftOut().keySet().stream().filter(called::contains).forEach(functions::add);
        Set<String> used = new TreeSet<>(functions);
        used.retainAll(called);
        functions.stream()
                .filter(name -> !used.contains(name))
                .forEach(name -> leftOut.putIfAbsent(name, "no snippet that calls it was accepted"));
        return new StoreStatistics(byVersion, byType, functions, used, leftOut);
    }

    public double usedShare() {
        return functions.isEmpty() ? 0 : (double) used.size() / functions.size();
    }
}
