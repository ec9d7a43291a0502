package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.List;
import java.util.stream.IntStream;

/** Projections that compute nothing. */
final class PlainColumns {
    private PlainColumns() {}

    /** These columns of the relation; the relation itself where they are all of its columns in their order. */
    static Relation of(Relation relation, List<Scalar> columns) {
        boolean same = columns.size() == relation.types().size()
                && IntStream.range(0, columns.size())
                        .allMatch(i -> columns.get(i) instanceof Scalar.Column column && column.index() == i);
        return same ? relation : new Relation.Project(relation, columns);
    }

    /** {@code Project[a](Project[b](R)) -> Project[b[a]](R)} where both are columns only; two projections otherwise. */
    static Relation over(Relation.Project inner, List<Scalar> outer) {
        return areColumns(outer) && areColumns(inner.expressions())
                ? of(
                        inner.input(),
                        outer.stream()
                                .map(column -> inner.expressions().get(((Scalar.Column) column).index()))
                                .toList())
                : new Relation.Project(inner, outer);
    }

    private static boolean areColumns(List<Scalar> scalars) {
        return scalars.stream().allMatch(Scalar.Column.class::isInstance);
    }
}
