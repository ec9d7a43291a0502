package io.panoptes.equivalence.front.dependency;

import io.panoptes.equivalence.algebra.Relation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The columns of a relation that are never NULL. */
public final class PresentColumns {
    private PresentColumns() {}

    /** Their positions, as far as the constraints of the schema and the conditions of the relation tell. */
    public static Set<Integer> of(Relation relation) {
        RowDependencies rows = new DependencyFinder(false).find(relation);
        List<Integer> columns = rows.columns();
        return IntStream.range(0, columns.size())
                .filter(position -> rows.present().contains(columns.get(position)))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }
}
