package io.panoptes.equivalence.front;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.Set;
import org.apache.calcite.rel.core.CorrelationId;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.jspecify.annotations.Nullable;

/** The rows around a relation, nearest first, with the names that Calcite gave them and the columns that they have. */
record Enclosing(Set<CorrelationId> names, RelDataType columns, @Nullable Enclosing around) {

    /**
     * A column of the enclosing row of this name; {@code nearest} is null where there is no enclosing row.
     *
     * <p>Two levels below a grouping, Calcite still counts the columns of the row before it was grouped: where the row has
     * another column at that place, the reference is refused.
     */
    static Scalar column(@Nullable Enclosing nearest, CorrelationId name, RelDataTypeField field, SqlType type) {
        int level = 1;
        for (Enclosing row = nearest; row != null; row = row.around) {
            if (row.names.contains(name)) {
                if (!row.has(field)) {
                    throw new Unsupported("correlation with a row before it was grouped");
                }
                return new Scalar.Outer(level, field.getIndex(), type);
            }
            level++;
        }
        throw new Unsupported("correlation with a row that is not around");
    }

    private boolean has(RelDataTypeField field) {
        return field.getIndex() < columns.getFieldCount()
                && columns.getFieldList().get(field.getIndex()).getName().equals(field.getName());
    }
}
