package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/**
 * {@code (q) AS t -> (q OFFSET 0) AS t}, and so for common tables: to skip no row changes no row. Where a DBMS keeps it, nothing is
 * moved in or out and nothing is merged, which is what planners get wrong.
 */
final class DerivedTablesFenced implements TreeMapping {
    @Override
    public FromItem from(FromItem item) {
        FromItem changed = children(item);
        return changed instanceof FromItem.DerivedTable(var query, var alias, var lateral)
                ? new FromItem.DerivedTable(fenced(query), alias, lateral)
                : changed;
    }

    @Override
    public Query query(Query query) {
        Query changed = children(query);
        return changed instanceof Query.With(var tables, var recursive, var body) && !recursive
                ? new Query.With(
                        tables.stream().map(DerivedTablesFenced::fenced).toList(), false, body)
                : changed;
    }

    private static Query.CommonTable fenced(Query.CommonTable table) {
        return new Query.CommonTable(table.name(), table.columns(), fenced(table.query()), table.materialization());
    }

    private static Query fenced(Query query) {
        Optional<Expression> none = Optional.of(Sql.number(0));
        return switch (query) {
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                new Query.Ordered(body, keys, limit, offset.or(() -> none));
            case Query.Select select -> new Query.Ordered(select, List.of(), Optional.empty(), none);
            case Query.SetOperation operation -> new Query.Ordered(operation, List.of(), Optional.empty(), none);
            case Query.With with -> with;
            case Query.Values values -> values;
            case Query.Returned returned -> returned;
        };
    }
}
