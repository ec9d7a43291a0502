package io.panoptes.instantiation.hazard;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The table whose keys are keys of what a SELECT gives: it is read alone and under its own columns' names, and nothing gives a row
 * of it, or a group of rows, twice.
 */
record OnlyTable(Schema schema, Set<String> commonTables) {

    /** @param nodes the tree that the SELECTs are of: its common tables hide tables of their names */
    static OnlyTable in(Nodes nodes, Schema schema) {
        return new OnlyTable(
                schema,
                nodes.queries(Query.With.class)
                        .flatMap(with -> with.tables().stream())
                        .map(table -> table.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.toUnmodifiableSet()));
    }

    Optional<Table> of(Query.Select select) {
        return select.from()
                .filter(ignored -> select.groupBy()
                        .map(Query.GroupBy.Keys.class::isInstance)
                        .orElse(true))
                .flatMap(from -> from instanceof FromItem.TableReference(var name, var alias)
                                && alias.filter(given -> !given.columns().isEmpty())
                                        .isEmpty()
                                && !commonTables.contains(name.toLowerCase(Locale.ROOT))
                        ? schema.table(name)
                        : Optional.empty());
    }
}
