package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code SELECT d -> SELECT CAST(d AS TIMESTAMP)} where the other query has a moment in that column: a date equals the moment of its
 * midnight, as 1 equals 1.0, so that answers that differ in which of the two they have are equal.
 */
public final class DatesAsMoments {
    private DatesAsMoments() {}

    /** @param other the types of the columns of the other query */
    public static Relation beside(List<SqlType> other, Relation relation) {
        List<SqlType> types = relation.types();
        if (other.size() != types.size()) {
            return relation;
        }
        List<Scalar> columns = new ArrayList<>();
        boolean anyDate = false;
        for (int i = 0; i < types.size(); i++) {
            boolean isDate = types.get(i) instanceof SqlType.DateType && other.get(i) instanceof SqlType.TimestampType;
            anyDate |= isDate;
            Scalar column = relation instanceof Relation.Project project
                    ? project.expressions().get(i)
                    : new Scalar.Column(i, types.get(i));
            columns.add(isDate ? new Scalar.Cast(column, other.get(i)) : column);
        }
        if (!anyDate) {
            return relation;
        }
        Relation input = relation instanceof Relation.Project project ? project.input() : relation;
        return new Relation.Project(input, columns);
    }
}
