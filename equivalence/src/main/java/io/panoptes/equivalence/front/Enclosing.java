package io.panoptes.equivalence.front;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.Set;
import org.apache.calcite.rel.core.CorrelationId;
import org.jspecify.annotations.Nullable;

/** The rows around a relation, nearest first, with the names that Calcite gave them. */
record Enclosing(Set<CorrelationId> names, @Nullable Enclosing around) {

    /** A column of the enclosing row of this name; {@code nearest} is null where there is no enclosing row. */
    static Scalar column(@Nullable Enclosing nearest, CorrelationId name, int index, SqlType type) {
        int level = 1;
        for (Enclosing row = nearest; row != null; row = row.around) {
            if (row.names.contains(name)) {
                return new Scalar.Outer(level, index, type);
            }
            level++;
        }
        throw new Unsupported("correlation with a row that is not around");
    }
}
