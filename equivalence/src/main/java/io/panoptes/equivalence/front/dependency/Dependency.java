package io.panoptes.equivalence.front.dependency;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code X -> y}: two rows that agree on {@code from} agree on {@code to}, NULL counting as a value. Numbers name values of a
 * row, those that are projected away included.
 */
record Dependency(Set<Integer> from, int to) {
    Dependency {
        from = Set.copyOf(from);
    }

    /** The same, of rows that agree on one value more. */
    Dependency given(int value) {
        Set<Integer> both = new HashSet<>(from);
        both.add(value);
        return new Dependency(both, to);
    }

    /** All values that are determined by those of {@code known}. */
    static Set<Integer> closure(Set<Integer> known, List<Dependency> dependencies) {
        Set<Integer> result = new HashSet<>(known);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Dependency dependency : dependencies) {
                grown |= result.containsAll(dependency.from) && result.add(dependency.to);
            }
        }
        return result;
    }
}
