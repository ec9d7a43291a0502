package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;

/** One manner in which a query can name what stands for a table of the oracle. */
public interface TableFilling {

    /** All manners. */
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

    /** Why this query can't name the table so, if it can't. */
    Optional<String> obstacle(Query query, Binding binding, Schema schema);

    Filled fill(Query query, Binding binding, Schema schema);
}
