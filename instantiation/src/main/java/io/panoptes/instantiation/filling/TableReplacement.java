package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.TreeMapping;
import java.util.List;
import java.util.function.Function;

/** Puts something else wherever a query reads a table, under the name that the query has for it. */
final class TableReplacement implements TreeMapping {
    private final String table;
    private final Function<FromItem.Alias, FromItem> replacement;

    TableReplacement(String table, Function<FromItem.Alias, FromItem> replacement) {
        this.table = table;
        this.replacement = replacement;
    }

    @Override
    public FromItem from(FromItem item) {
        if (item instanceof FromItem.TableReference(var name, var alias) && name.equalsIgnoreCase(table)) {
            return replacement.apply(alias.orElse(new FromItem.Alias(name, List.of())));
        }
        return children(item);
    }
}
