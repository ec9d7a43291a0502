package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which tables an outer join of a query may extend with NULLs.
 *
 * <p>A table inside a derived table does not count: its expressions are evaluated below the join.
 */
final class NullExtension implements TreeMapping {
    private final Set<String> extended = new TreeSet<>();

    private NullExtension() {}

    static boolean reaches(Query query, String table) {
        var analysis = new NullExtension();
        analysis.query(query);
        return analysis.extended.contains(table.toLowerCase(Locale.ROOT));
    }

    @Override
    public FromItem from(FromItem item) {
        if (item instanceof FromItem.Join(var kind, var left, var right, var ignored)) {
            switch (kind) {
                case LEFT -> extend(right);
                case RIGHT -> extend(left);
                case FULL -> {
                    extend(left);
                    extend(right);
                }
                case INNER, CROSS -> {}
            }
        }
        return children(item);
    }

    private void extend(FromItem item) {
        switch (item) {
            case FromItem.TableReference(var name, var ignored) -> extended.add(name.toLowerCase(Locale.ROOT));
            case FromItem.Join(var ignored, var left, var right, var also) -> {
                extend(left);
                extend(right);
            }
            case FromItem.DerivedTable ignored -> {}
            case FromItem.VerbatimTable ignored -> {}
        }
    }
}
