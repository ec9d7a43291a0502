package io.panoptes.sql.change;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.Optional;
import java.util.function.Function;

/** A query over one table that gives each of its columns under its name. */
final class TableRows {
    private TableRows() {}

    static Query of(Table table, Optional<Expression> where, Function<Column, Expression> value) {
        return new Query.Select(
                false,
                table.columns().stream()
                        .<Query.SelectItem>map(
                                column -> new Query.SelectItem.Column(value.apply(column), Optional.of(column.name())))
                        .toList(),
                Optional.of(new FromItem.TableReference(table.name(), Optional.empty())),
                where,
                Optional.empty(),
                Optional.empty());
    }

    static Expression column(Table table, Column column) {
        return new Expression.ColumnReference(Optional.of(table.name()), column.name());
    }
}
