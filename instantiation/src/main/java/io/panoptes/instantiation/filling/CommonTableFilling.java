package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code Q -> WITH t AS (SELECT b.c AS c, e AS p FROM b) Q}. Holds for every deterministic e that raises no error. */
record CommonTableFilling(Manner manner, Query.Materialization materialization) implements TableFilling {
    @Override
    public Optional<String> obstacle(Query query, Binding binding, Schema schema) {
        return Optional.empty();
    }

    @Override
    public Filled fill(Query query, Binding binding, Schema schema) {
        Table table = schema.table(binding.table()).orElseThrow();
        return Filled.of(prepend(
                new Query.CommonTable(table.name(), List.of(), BoundRelation.of(binding, table), materialization),
                query));
    }

    /** The common table comes before those that the query has already, which may read it. */
    static Query prepend(Query.CommonTable table, Query query) {
        if (query instanceof Query.With(var tables, var recursive, var body)) {
            var all = new ArrayList<Query.CommonTable>();
            all.add(table);
            all.addAll(tables);
            return new Query.With(all, recursive, body);
        }
        return new Query.With(List.of(table), false, query);
    }
}
