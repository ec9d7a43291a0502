package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;

/**
 * {@code MERGE INTO t USING (q) AS n ON t.k = n.k ... -> SELECT t.k, CASE WHEN EXISTS (q with k = t.k) THEN (c of q with k = t.k)
 * ELSE t.c END FROM t}, and what INSERT adds of the rows of q whose key t does not have.
 *
 * <p>Right where no two rows of q have the same key, see {@link MergeKeys}.
 */
final class RowsAfterMerge {
    private static final String NEW = "new_rows";
    private static final String KNOWN = "known_rows";

    private RowsAfterMerge() {}

    static Query of(Change.Merge merge, Table table) {
        Query overwritten = TableRows.of(
                table,
                Optional.empty(),
                column -> merge.overwritten().stream().anyMatch(column.name()::equalsIgnoreCase)
                        ? overwritten(merge, table, column)
                        : TableRows.column(table, column));
        var insert = new Change.Insert(merge.table(), merge.columns(), fresh(merge, table));
        return Sql.unionAll(overwritten, RowsAfterInsert.given(insert, table));
    }

    private static Expression overwritten(Change.Merge merge, Table table, Column column) {
        return Sql.choose(
                new Expression.Exists(matching(merge, table, Optional.empty())),
                new Expression.ScalarQuery(matching(merge, table, Optional.of(column.name()))),
                TableRows.column(table, column));
    }

    /**
     * Of the source the row with the key of the table's; without a derived table where it can be, so that its key is seen.
     *
     * @param given the column that is asked for; 1 where none is
     */
    private static Query matching(Change.Merge merge, Table table, Optional<String> given) {
        Expression key = Sql.column(table.name(), merge.key());
        Optional<Query.Select> plain = MergeKeys.plainSource(merge);
        return plain.isPresent()
                ? Sql.select(
                        items(given.map(name -> value(name, merge, plain.get()))),
                        plain.get().from().orElseThrow(),
                        Sql.also(plain.get().where(), Sql.equal(value(merge.key(), merge, plain.get()), key)))
                : Sql.select(
                        items(given.map(name -> Sql.column(NEW, name))),
                        source(merge),
                        Optional.of(Sql.equal(Sql.column(NEW, merge.key()), key)));
    }

    private static List<Query.SelectItem> items(Optional<Expression> value) {
        return List.of(new Query.SelectItem.Column(value.orElseGet(() -> Sql.number(1)), Optional.empty()));
    }

    /** What the source gives for a column. */
    private static Expression value(String column, Change.Merge merge, Query.Select source) {
        for (int i = 0; i < merge.columns().size(); i++) {
            if (merge.columns().get(i).equalsIgnoreCase(column)
                    && source.items().get(i) instanceof Query.SelectItem.Column(var value, var ignored)) {
                return value;
            }
        }
        throw new IllegalArgumentException("a MERGE does not give %s".formatted(column));
    }

    /** The rows of the source whose key the table does not have. */
    private static Query fresh(Change.Merge merge, Table table) {
        Query known = Sql.select(
                items(Optional.empty()),
                Sql.table(table.name(), KNOWN),
                Optional.of(Sql.equal(Sql.column(KNOWN, merge.key()), Sql.column(NEW, merge.key()))));
        return Sql.select(
                merge.columns().stream()
                        .map(column -> Sql.item(Sql.column(NEW, column), column))
                        .toList(),
                source(merge),
                Optional.of(Sql.not(new Expression.Exists(known))));
    }

    private static FromItem source(Change.Merge merge) {
        return new FromItem.DerivedTable(merge.source(), new FromItem.Alias(NEW, merge.columns()), false);
    }
}
