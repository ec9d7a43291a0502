package io.panoptes.benchmarks.audit;

import java.util.List;
import java.util.Optional;

/**
 * What an expression may refer to.
 *
 * @param tables what its subqueries may name in FROM
 * @param around what the query around gives
 * @param rows the rows below the groups, where an aggregate may stand
 * @param named whether there is a window w
 */
record QueryScope(
        List<NamedRows> tables,
        List<VisibleColumn> columns,
        Optional<QueryScope> around,
        Optional<QueryScope> rows,
        boolean named) {
    QueryScope {
        tables = List.copyOf(tables);
        columns = List.copyOf(columns);
    }

    static QueryScope ofRows(List<NamedRows> tables, List<VisibleColumn> columns, Optional<QueryScope> around) {
        return new QueryScope(tables, columns, around, Optional.empty(), false);
    }

    /** Of the groups that these rows are put in. */
    static QueryScope ofGroups(List<VisibleColumn> keys, QueryScope rows) {
        return new QueryScope(rows.tables(), keys, rows.around(), Optional.of(rows), false);
    }

    QueryScope withWindow() {
        return new QueryScope(tables, columns, around, rows, true);
    }

    List<VisibleColumn> columns(ColumnKind kind) {
        return columns.stream().filter(column -> column.kind() == kind).toList();
    }
}
