package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Schema;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Names of tables that a query does not have yet. */
public final class FreshNames {
    private final Set<String> taken = new HashSet<>();
    private int next;

    FreshNames(Query query, Schema schema) {
        schema.tables().forEach(table -> take(table.name()));
        for (FromItem item : Trees.fromItems(query)) {
            switch (item) {
                case FromItem.TableReference(var name, var alias) -> {
                    take(name);
                    alias.ifPresent(given -> take(given.name()));
                }
                case FromItem.DerivedTable derived -> take(derived.alias().name());
                case FromItem.Join ignored -> {}
                case FromItem.VerbatimTable ignored -> {}
            }
        }
        for (Query part : Trees.queries(query)) {
            if (part instanceof Query.With with) {
                with.tables().forEach(table -> take(table.name()));
            }
        }
        for (Expression expression : Trees.expressions(query)) {
            if (expression instanceof Expression.ColumnReference(var qualifier, var ignored)) {
                qualifier.ifPresent(this::take);
            }
        }
    }

    private void take(String name) {
        taken.add(name.toLowerCase(Locale.ROOT));
    }

    public String next() {
        String name = "n" + ++next;
        return taken.add(name) ? name : next();
    }
}
