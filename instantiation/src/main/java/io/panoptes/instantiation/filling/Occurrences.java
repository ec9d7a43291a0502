package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;

/** How often a table stands in one FROM clause, with the derived tables in it. */
final class Occurrences implements TreeMapping {
    private final String table;
    private int most;

    private Occurrences(String table) {
        this.table = table;
    }

    static int inOneFrom(Query query, String table) {
        var occurrences = new Occurrences(table);
        occurrences.query(query);
        return occurrences.most;
    }

    @Override
    public FromItem from(FromItem item) {
        most = Math.max(most, count(item));
        return children(item);
    }

    private int count(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var ignored) -> name.equalsIgnoreCase(table) ? 1 : 0;
            case FromItem.Join(var ignored, var left, var right, var also) -> count(left) + count(right);
            case FromItem.DerivedTable(var query, var ignored, var also) -> inOneFrom(query, table);
            case FromItem.VerbatimTable ignored -> 0;
        };
    }
}
