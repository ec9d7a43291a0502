package io.panoptes.benchmarks.rediscovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** One of each kind in turn, the plainest first, so that what there is a hundred times of does not hide what there is once. */
final class OfEachKind {
    private OfEachKind() {}

    static <T> List<T> choose(List<T> all, Function<T, String> kind, ToIntFunction<T> size, int most) {
        Map<String, List<T>> kinds = new LinkedHashMap<>();
        all.forEach(one -> kinds.computeIfAbsent(kind.apply(one), ignored -> new ArrayList<>())
                .add(one));
        kinds.values().forEach(group -> group.sort(Comparator.comparingInt(size)));
        List<T> chosen = new ArrayList<>();
        for (int i = 0; chosen.size() < Math.min(most, all.size()); i++) {
            for (List<T> group : kinds.values()) {
                if (i < group.size() && chosen.size() < most) {
                    chosen.add(group.get(i));
                }
            }
        }
        return chosen;
    }
}
