package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.util.Optional;

/** {@code DELETE FROM t WHERE p -> SELECT t.a, ... FROM t WHERE p IS NOT TRUE}; no row stays without a condition. */
final class RowsAfterDelete {
    private RowsAfterDelete() {}

    static Query of(Change.Delete delete, Table table) {
        Expression stays = delete.where()
                .<Expression>map(condition -> Sql.isNot(condition, Expression.Test.TRUE))
                .orElse(Sql.literal(Value.FALSE));
        return TableRows.of(table, Optional.of(stays), column -> TableRows.column(table, column));
    }
}
