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
 * What there is in a store.
 *
 * @param byVersion how many snippets hold at each version
 * @param byType how many give each type, at the first version
 * @param functions the deterministic scalar functions that snippets may call
 * @param used those that a snippet calls which holds at the first version
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
        // Some are left out of what is called by the catalogue, and called by forms.
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
