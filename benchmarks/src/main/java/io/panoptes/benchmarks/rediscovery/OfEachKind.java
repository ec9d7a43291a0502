package io.panoptes.benchmarks.rediscovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * One of each kind in turn, so that what there is a hundred times of does not hide what there is once; the kind of the plainest first, for there
 * may be more kinds than are chosen.
 */
final class OfEachKind {
    private OfEachKind() {}

    static <T> List<T> choose(List<T> all, Function<T, String> kind, ToIntFunction<T> size, int most) {
        Map<String, List<T>> kinds = new LinkedHashMap<>();
        all.forEach(one -> kinds.computeIfAbsent(kind.apply(one), ignored -> new ArrayList<>())
                .add(one));
        Comparator<T> plainest = Comparator.comparingInt(size);
        kinds.values().forEach(group -> group.sort(plainest));
        List<List<T>> groups = kinds.values().stream()
                .sorted((one, other) -> plainest.compare(one.getFirst(), other.getFirst()))
                .toList();
        List<T> chosen = new ArrayList<>();
        for (int i = 0; chosen.size() < Math.min(most, all.size()); i++) {
            for (List<T> group : groups) {
                if (i < group.size() && chosen.size() < most) {
                    chosen.add(group.get(i));
                }
            }
        }
        return chosen;
    }
}
