package io.panoptes.corpus.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The order in which the snippets of a store are tried on a version that is new to it: first for each word of the store (a
 * function, an operator, a keyword, a type of results) the shortest snippet that has it, then the second shortest, and so on. A few
 * hundred hold them all.
 */
public final class CoverOrder {
    private static final Pattern LITERAL = Pattern.compile("'[^']*'");
    private static final Pattern SLOT = Pattern.compile("\\{[^}]*}");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w+|[^\\s\\w«»{}(),.\\[\\]]+");

    private CoverOrder() {}

    /** Places of the list, each once. */
    public static List<Integer> of(List<StoredSnippet> snippets) {
        List<Integer> byLength = IntStream.range(0, snippets.size())
                .boxed()
                .sorted(Comparator.comparingInt(
                        place -> snippets.get(place).text().text().length()))
                .toList();
        Map<String, Integer> seen = new HashMap<>();
        int[] layers = new int[snippets.size()];
        for (int place : byLength) {
            Set<String> words = words(snippets.get(place));
            layers[place] = words.stream()
                    .mapToInt(word -> seen.getOrDefault(word, 0))
                    .min()
                    .orElse(0);
            words.forEach(word -> seen.merge(word, 1, Integer::sum));
        }
        var order = new ArrayList<>(byLength);
        order.sort(Comparator.comparingInt(place -> layers[place]));
        return order;
    }

    static Set<String> words(StoredSnippet snippet) {
        Set<String> words = new HashSet<>();
        String text = LITERAL.matcher(snippet.text().text()).replaceAll(" ");
        WORD.matcher(SLOT.matcher(text).replaceAll(" ")).results().forEach(found -> words.add(found.group()));
        words.add("gives " + snippet.type());
        return words;
    }
}
