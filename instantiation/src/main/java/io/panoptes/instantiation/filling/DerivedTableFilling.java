package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.Optional;

/** {@code FROM t -> FROM (SELECT b.c AS c, e AS p FROM b) AS t}. Holds for every deterministic e that raises no error. */
record DerivedTableFilling() implements TableFilling {
    @Override
    public Manner manner() {
        return Manner.DERIVED_TABLE;
    }

    @Override
    public Optional<String> obstacle(Query query, Binding binding, Schema schema) {
        return Optional.empty();
    }

    @Override
    public Filled fill(Query query, Binding binding, Schema schema) {
        Table table = schema.table(binding.table()).orElseThrow();
        Query relation = BoundRelation.of(binding, table);
        return Filled.of(
                new TableReplacement(binding.table(), alias -> new FromItem.DerivedTable(relation, alias, false))
                        .query(query));
    }
}
