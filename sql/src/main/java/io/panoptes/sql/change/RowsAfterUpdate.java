package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Table;
import java.util.Optional;

/**
 * {@code UPDATE t SET c = e WHERE p -> SELECT t.a, CASE WHEN p THEN e ELSE t.c END AS c FROM t}.
 *
 * <p>Each row is changed by what it was before: no assignment may read what another one of the same statement assigns, for
 * some DBMSs assign from left to right.
 */
final class RowsAfterUpdate {
    private RowsAfterUpdate() {}

    static Query of(Change.Update update, Table table) {
        return TableRows.of(
                table,
                Optional.empty(),
                column -> update.assignments().stream()
                        .filter(assignment -> assignment.column().equalsIgnoreCase(column.name()))
                        .findFirst()
                        .map(assignment -> value(update, assignment, TableRows.column(table, column)))
                        .orElseGet(() -> TableRows.column(table, column)));
    }

    private static Expression value(Change.Update update, Change.Assignment assignment, Expression before) {
        return update.where()
                .<Expression>map(condition -> Sql.choose(condition, assignment.value(), before))
                .orElse(assignment.value());
    }
}
