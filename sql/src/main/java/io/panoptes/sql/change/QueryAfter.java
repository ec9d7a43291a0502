package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code statements; query -> a query over the tables before the statements}: what each statement leaves is a derived table that
 * stands for its table in all that follows, in subqueries too, which see the rows before their statement.
 *
 * <p>Nothing is taken for granted of a derived table but what follows from the table before: a key that the statements keep up
 * is not assumed.
 */
public final class QueryAfter {
    private QueryAfter() {}

    /** The query itself where there are no statements; of one that is asked by a statement, what it returns. */
    public static Query of(List<Change> changes, Query query, Schema schema) {
        Query after = ReturningStatement.asked(query);
        // The last statement first: its table stands for the one that the query reads, and so on back.
        for (Change change : changes.reversed()) {
            after = new Reading(change.table(), rows(change, schema)).query(after);
        }
        return after;
    }

    private static Query rows(Change change, Schema schema) {
        Table table = schema.table(change.table())
                .orElseThrow(() -> new IllegalArgumentException(
                        "a statement changes the table %s, which is not in the schema".formatted(change.table())));
        return switch (change) {
            case Change.Insert insert -> RowsAfterInsert.of(insert, table);
            case Change.Merge merge -> RowsAfterMerge.of(merge, table);
            case Change.Update update -> RowsAfterUpdate.of(update, table);
            case Change.Delete delete -> RowsAfterDelete.of(delete, table);
        };
    }

    /** The rows in the place of the table, under the name that the query has for it. */
    private record Reading(String table, Query rows) implements TreeMapping {
        @Override
        public Query query(Query query) {
            return query instanceof Query.With(var tables, boolean recursive, var body)
                            && tables.stream().anyMatch(this::hides)
                    ? new Query.With(untilHidden(tables, recursive), recursive, body)
                    : children(query);
        }

        private boolean hides(Query.CommonTable common) {
            return common.name().equalsIgnoreCase(table);
        }

        /** A common table of the table's name hides it from those behind it, and from itself where it may be recursive. */
        private List<Query.CommonTable> untilHidden(List<Query.CommonTable> tables, boolean recursive) {
            List<Query.CommonTable> read = new ArrayList<>();
            boolean hidden = recursive;
            for (Query.CommonTable common : tables) {
                read.add(
                        hidden
                                ? common
                                : new Query.CommonTable(
                                        common.name(),
                                        common.columns(),
                                        query(common.query()),
                                        common.materialization()));
                hidden |= hides(common);
            }
            return read;
        }

        @Override
        public FromItem from(FromItem item) {
            return item instanceof FromItem.TableReference(var name, var alias) && name.equalsIgnoreCase(table)
                    ? new FromItem.DerivedTable(rows, alias.orElse(new FromItem.Alias(name, List.of())), false)
                    : children(item);
        }
    }
}
