package io.panoptes.equivalence.front.dependency;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.sql.type.SqlType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The columns of one relation that others of its columns determine. */
public final class DeterminedColumns {
    private final List<Integer> columns;
    private final List<Dependency> dependencies;

    private DeterminedColumns(List<Integer> columns, List<Dependency> dependencies) {
        this.columns = columns;
        this.dependencies = dependencies;
    }

    public static DeterminedColumns of(Relation relation) {
        return of(relation, false);
    }

    /** Whether rows that agree on all but texts are one row with its texts, where texts that differ in case are equal. */
    public static boolean areSpelled(Relation relation) {
        List<SqlType> types = relation.types();
        List<Integer> others = IntStream.range(0, types.size())
                .filter(i -> !(types.get(i) instanceof SqlType.TextType))
                .boxed()
                .toList();
        return others.size() == types.size() || of(relation, true).by(others).size() == types.size();
    }

    private static DeterminedColumns of(Relation relation, boolean spelled) {
        RowDependencies values = new DependencyFinder(spelled).find(relation);
        return new DeterminedColumns(values.columns(), values.dependencies());
    }

    /** The positions of all columns that have one value only in the rows that agree on the columns at {@code positions}. */
    public Set<Integer> by(List<Integer> positions) {
        Set<Integer> known = new HashSet<>();
        positions.forEach(position -> known.add(columns.get(position)));
        Set<Integer> determined = Dependency.closure(known, dependencies);
        Set<Integer> result = new HashSet<>();
        for (int i = 0; i < columns.size(); i++) {
            if (determined.contains(columns.get(i))) {
                result.add(i);
            }
        }
        return result;
    }
}
