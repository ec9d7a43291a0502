package io.panoptes.sql.change;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.Optional;
import java.util.function.Function;

/** A query over one table that gives each of its columns under its name. */
final class TableRows {
    private TableRows() {}

    static Query of(Table table, Optional<Expression> where, Function<Column, Expression> value) {
        return Sql.select(
                table.columns().stream()
                        .<Query.SelectItem>map(column -> Sql.item(value.apply(column), column.name()))
                        .toList(),
                Sql.table(table.name()),
                where);
    }

    static Expression column(Table table, Column column) {
        return Sql.column(table.name(), column.name());
    }
}
