package io.panoptes.instantiation.fromclause;

import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.schema.Column;
import java.util.List;

/**
 * A FROM clause and what may be read of it.
 *
 * @param masked the same with nothing opaque in it
 * @param equated the columns that an equality makes the same as another
 * @param rows how many rows it has at most, where joins keep every pair
 */
record JoinSource(FromItem from, FromItem masked, OpaqueRow row, List<String> equated, long rows) {
    JoinSource {
        equated = List.copyOf(equated);
    }

    List<Column> columns() {
        return row.columns();
    }
}
