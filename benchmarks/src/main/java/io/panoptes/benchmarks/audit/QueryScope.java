package io.panoptes.benchmarks.audit;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an expression may refer to.
 *
 * @param tables what its subqueries may name in FROM
 * @param around what the query around gives
 * @param rows the rows below the groups, where an aggregate may stand
 * @param names of tables and columns in FROM, which hide those of the query around
 * @param named whether there is a window w
 */
record QueryScope(
        List<NamedRows> tables,
        List<VisibleColumn> columns,
        Optional<QueryScope> around,
        Optional<QueryScope> rows,
        Set<String> names,
        boolean named) {
    QueryScope {
        tables = List.copyOf(tables);
        columns = List.copyOf(columns);
        names = Set.copyOf(names);
    }

    static QueryScope ofRows(List<NamedRows> tables, FromTexts.From from, Optional<QueryScope> around) {
        return new QueryScope(tables, from.columns(), around, Optional.empty(), from.names(), false);
    }

    /** Without columns. */
    static QueryScope ofNothing(List<NamedRows> tables, Optional<QueryScope> around) {
        return new QueryScope(tables, List.of(), around, Optional.empty(), Set.of(), false);
    }

    /** Of the groups that these rows are put in. */
    static QueryScope ofGroups(List<VisibleColumn> keys, QueryScope rows) {
        return new QueryScope(rows.tables(), keys, rows.around(), Optional.of(rows), rows.names(), false);
    }

    QueryScope withWindow() {
        return new QueryScope(tables, columns, around, rows, names, true);
    }

    QueryScope withoutAround() {
        return new QueryScope(tables, columns, Optional.empty(), rows, names, named);
    }

    /** Without the columns that are written so. */
    QueryScope without(Collection<String> texts) {
        List<VisibleColumn> others = columns.stream()
                .filter(column -> !texts.contains(column.text()))
                .toList();
        return new QueryScope(tables, others, around, rows, names, named);
    }

    List<VisibleColumn> columns(ColumnKind kind) {
        return columns.stream().filter(column -> column.kind() == kind).toList();
    }
}
