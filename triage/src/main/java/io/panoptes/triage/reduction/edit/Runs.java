package io.panoptes.triage.reduction.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Delta debugging's cuts of a list: all of it, halves, quarters, down to single items. */
final class Runs {
    private Runs() {}

    /** The list without one run of items; each run of a length once, long ones first. */
    static <T> Stream<List<T>> dropped(List<T> items) {
        return IntStream.iterate(items.size(), length -> length > 0, length -> length / 2)
                .boxed()
                .flatMap(length -> IntStream.iterate(0, start -> start < items.size(), start -> start + length)
                        .mapToObj(start -> without(items, start, Math.min(start + length, items.size()))));
    }

    private static <T> List<T> without(List<T> items, int start, int end) {
        List<T> rest = new ArrayList<>(items.subList(0, start));
        rest.addAll(items.subList(end, items.size()));
        return rest;
    }

    /** The list with one item replaced. */
    static <T> List<T> with(List<T> items, int place, T item) {
        List<T> changed = new ArrayList<>(items);
        changed.set(place, item);
        return changed;
    }
}
