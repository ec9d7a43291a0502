package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Binding.Manner;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;

/**
 * {@code FROM t -> FROM v AS t} with {@code CREATE VIEW v AS SELECT b.c AS c, e AS p FROM b}. Holds for every
 * deterministic e that raises no error.
 */
record ViewFilling() implements TableFilling {
    @Override
    public Manner manner() {
        return Manner.VIEW;
    }

    @Override
    public Optional<String> obstacle(Query query, Binding binding, Schema schema) {
        return Optional.empty();
    }

    @Override
    public Filled fill(Query query, Binding binding, Schema schema) {
        Table table = schema.table(binding.table()).orElseThrow();
        String name = "v_" + table.name();
        Query reading = new TableReplacement(
                        table.name(), alias -> new FromItem.TableReference(name, Optional.of(alias)))
                .query(query);
        return new Filled(reading, List.of(new CreateView(name, List.of(), BoundRelation.of(binding, table))));
    }
}
