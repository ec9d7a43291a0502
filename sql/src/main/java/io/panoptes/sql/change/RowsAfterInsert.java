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
 * {@code INSERT INTO t (c) q -> SELECT t.c, t.d FROM t UNION ALL SELECT n.c, NULL FROM (q) AS n (c)}.
 *
 * <p>What a column holds that is not given is not known: nothing may read it.
 */
final class RowsAfterInsert {
    private static final String NEW = "new_rows";

    private RowsAfterInsert() {}

    static Query of(Change.Insert insert, Table table) {
        Query before = TableRows.of(table, Optional.empty(), column -> TableRows.column(table, column));
        return Sql.unionAll(before, given(insert, table));
    }

    /** The new rows alone. */
    static Query given(Change.Insert insert, Table table) {
        return Sql.select(
                table.columns().stream()
                        .<Query.SelectItem>map(column -> Sql.item(value(insert, column), column.name()))
                        .toList(),
                new FromItem.DerivedTable(insert.source(), new FromItem.Alias(NEW, insert.columns()), false),
                Optional.empty());
    }

    private static Expression value(Change.Insert insert, Column column) {
        return names(insert.columns(), column)
                .<Expression>map(name -> Sql.column(NEW, name))
                .orElseGet(() -> Sql.nullOf(column.type()));
    }

    private static Optional<String> names(List<String> columns, Column column) {
        return columns.stream().filter(column.name()::equalsIgnoreCase).findFirst();
    }
}
