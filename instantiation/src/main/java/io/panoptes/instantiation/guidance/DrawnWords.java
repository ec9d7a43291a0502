package io.panoptes.instantiation.guidance;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * How often cases held each word. What a word reaches it reaches when it is first drawn, most of it, so those that were drawn least are
 * to come next; words of types that few columns have are drawn far less than others. For one thread at a time.
 */
final class DrawnWords {
    private final Map<String, Integer> counts = new HashMap<>();
    private long all;

    void drew(Set<String> words) {
        words.forEach(word -> counts.merge(word, 1, Integer::sum));
        all += words.size();
    }

    /** 1 for a word that was drawn as often as words are on average, 2 for one that was drawn a quarter as often. */
    double rarity(String word) {
        double average = counts.isEmpty() ? 1 : (double) all / counts.size();
        return Math.sqrt(average / Math.max(1, counts.getOrDefault(word, 0)));
    }
}
