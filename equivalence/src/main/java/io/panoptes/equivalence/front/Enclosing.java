package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.Set;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.jspecify.annotations.Nullable;

/**
 * The rows around a relation, nearest first, with the names that Calcite gave them and the columns that they have.
 *
 * @param whole the row with what is joined to it, which Calcite may take it for: it begins with the same columns
 */
record Enclosing(
        Set<CorrelationId> names,
        RelDataType columns,
        RelDataType whole,
        @Nullable Enclosing around) {

    Enclosing(Set<CorrelationId> names, RelDataType columns, @Nullable Enclosing around) {
        this(names, columns, columns, around);
    }

    /**
     * A column of the enclosing row of this name; {@code nearest} is null where there is no enclosing row.
     *
     * <p>Calcite sometimes counts the columns of another row: two levels below a grouping those of the row before it was grouped,
     * and in a scalar subquery of a join condition those of both sides, where the row at hand is that of the right side. Where
     * the row is not the one that it means, the reference is refused.
     *
     * @param meant the row that Calcite takes the enclosing one for
     */
    static Scalar column(
            @Nullable Enclosing nearest, CorrelationId name, RelDataType meant, RelDataTypeField field, SqlType type) {
        int level = 1;
        for (Enclosing row = nearest; row != null; row = row.around) {
            if (row.names.contains(name)) {
                if (!row.is(meant, field)) {
                    throw new Unsupported("correlation with a row that Calcite takes for another");
                }
                return new Scalar.Outer(level, field.getIndex(), type);
            }
            level++;
        }
        throw new Unsupported("correlation with a row that is not around");
    }

    private boolean is(RelDataType meant, RelDataTypeField field) {
        boolean sameWidth =
                meant.getFieldCount() == columns.getFieldCount() || meant.getFieldCount() == whole.getFieldCount();
        return sameWidth
                && field.getIndex() < columns.getFieldCount()
                && columns.getFieldList().get(field.getIndex()).getName().equals(field.getName());
    }
}
