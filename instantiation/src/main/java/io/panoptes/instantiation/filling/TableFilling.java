package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;

/** A way to put what stands for a table of the oracle into a query: by name, as a derived table, common table or view. */
public interface TableFilling {

    /** One for each {@link Manner}. */
    List<TableFilling> ALL = List.of(
            new TextualFilling(),
            new DerivedTableFilling(),
            new CommonTableFilling(Manner.COMMON_TABLE, Query.Materialization.UNSPECIFIED),
            new CommonTableFilling(Manner.MATERIALIZED_COMMON_TABLE, Query.Materialization.MATERIALIZED),
            new CommonTableFilling(Manner.INLINED_COMMON_TABLE, Query.Materialization.NOT_MATERIALIZED),
            new ViewFilling());

    static TableFilling of(Manner manner) {
        return ALL.stream()
                .filter(filling -> filling.manner() == manner)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no filling is listed for " + manner));
    }

    Manner manner();

    /** Why this query can't be filled this way; empty where it can. */
    Optional<String> obstacle(Query query, Binding binding, Schema schema);

    Filled fill(Query query, Binding binding, Schema schema);
}
