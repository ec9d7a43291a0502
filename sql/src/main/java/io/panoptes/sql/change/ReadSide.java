package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/** One side of a pair: statements that change data, and the query that is asked behind them. */
public record ReadSide(List<Change> changes, Query query) {
    public ReadSide {
        changes = List.copyOf(changes);
    }

    /** The query over the tables before the statements, see {@link QueryAfter}. */
    public Query derived(Schema schema) {
        return QueryAfter.of(changes, query, schema);
    }
}
