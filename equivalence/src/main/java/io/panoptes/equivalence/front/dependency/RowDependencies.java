package io.panoptes.equivalence.front.dependency;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is known of the rows of a relation.
 *
 * @param columns the value that stands in each column
 * @param dependencies between values, those included that are in no column
 * @param present values that are never NULL
 */
record RowDependencies(List<Integer> columns, List<Dependency> dependencies, Set<Integer> present) {
    RowDependencies {
        columns = List.copyOf(columns);
        dependencies = List.copyOf(dependencies);
        present = Set.copyOf(present);
    }

    RowDependencies withColumns(List<Integer> others) {
        return new RowDependencies(others, dependencies, present);
    }

    /** The same rows, of which more is known. */
    RowDependencies with(List<Dependency> more, Set<Integer> morePresent) {
        List<Dependency> all = new ArrayList<>(dependencies);
        all.addAll(more);
        Set<Integer> allPresent = new HashSet<>(present);
        allPresent.addAll(morePresent);
        return new RowDependencies(columns, all, allPresent);
    }

    /** The rows of both, side by side. */
    RowDependencies beside(RowDependencies right) {
        List<Integer> all = new ArrayList<>(columns);
        all.addAll(right.columns);
        return new RowDependencies(all, dependencies, present).with(right.dependencies, right.present);
    }

    /**
     * The rows of one side of an outer join, with a row of NULLs among them. {@code real} is the value that tells whether a row
     * is not that one: what holds in a real row holds where it is known, and a value that is never NULL tells it.
     */
    RowDependencies extended(int real) {
        List<Dependency> guarded = new ArrayList<>();
        dependencies.forEach(dependency -> guarded.add(dependency.given(real)));
        present.forEach(value -> guarded.add(new Dependency(Set.of(value), real)));
        return new RowDependencies(columns, guarded, Set.of());
    }
}
