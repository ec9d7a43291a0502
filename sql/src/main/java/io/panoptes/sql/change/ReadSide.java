package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Query;
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

    /** Also behind common tables: it must not be run outside of a transaction. The statement that returns what the query asks for, see {@link ReturningStatement}; empty for most queries. */
    public Optional<Change> asking() {
        return switch (query) {
            case Query.Returned returned -> ReturningStatement.of(returned);
            case Query.With with -> new ReadSide(changes, with.body()).asking();
            case Query.Select ignored -> Optional.empty();
            case Query.SetOperation ignored -> Optional.empty();
            case Query.Values ignored -> Optional.empty();
            case Query.Ordered ignored -> Optional.empty();
        };
    }

    /** The query over the tables before the statements, see {@link QueryAfter}. */
    public Query derived(Schema schema) {
        return QueryAfter.of(changes, query, schema);
    }
}
