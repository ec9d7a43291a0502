package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One side of a pair: statements that change data, and the query that is asked behind them. */
public record ReadSide(List<Change> changes, Query query) {
    public ReadSide {
        changes = List.copyOf(changes);
    }

    /** Those before the query, and the one that it is asked by. */
    public List<Change> allChanges() {
        return Stream.concat(changes.stream(), asking().stream()).toList();
    }

    /** Wherever it stands in the query: it must not be run outside of a transaction. The statement that returns what the query asks for, see {@link ReturningStatement}; empty for most queries. */
    public Optional<Change> asking() {
        return Trees.queries(query).stream()
                .filter(Query.Returned.class::isInstance)
                .findFirst()
                .flatMap(returned -> ReturningStatement.of((Query.Returned) returned));
    }

    /** The query over the tables before the statements, see {@link QueryAfter}. */
    public Query derived(Schema schema) {
        return QueryAfter.of(changes, query, schema);
    }
}
