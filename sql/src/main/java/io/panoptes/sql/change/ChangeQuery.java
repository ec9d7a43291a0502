package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a statement computes, as a query: {@code UPDATE t SET c = e WHERE p -> SELECT e FROM t WHERE p}, {@code DELETE FROM t
 * WHERE p -> SELECT 1 FROM t WHERE p}, {@code INSERT INTO t (c) q -> q}, {@code MERGE INTO t USING (q) ... -> q}. What works on
 * queries works on statements so.
 */
public final class ChangeQuery {
    private ChangeQuery() {}

    public static Query of(Change change) {
        return switch (change) {
            case Change.Insert(var table, var columns, var source) -> source;
            case Change.Merge merge -> merge.source();
            case Change.Update(var table, var assignments, var where) ->
                select(table, assignments.stream().map(Change.Assignment::value).toList(), where);
            case Change.Delete(var table, var where) -> select(table, List.of(Sql.number(1)), where);
        };
    }

    private static Query select(String table, List<Expression> items, Optional<Expression> where) {
        return Sql.select(
                items.stream()
                        .<Query.SelectItem>map(item -> new Query.SelectItem.Column(item, Optional.empty()))
                        .toList(),
                Sql.table(table),
                where);
    }

    /** The way back: the statement with what it computes taken from a query of the same form; empty where it is of another. */
    public static Optional<Change> with(Change change, Query computed) {
        return switch (change) {
            case Change.Insert(var table, var columns, var ignored) ->
                Optional.of(new Change.Insert(table, columns, computed));
            case Change.Merge(var table, var columns, var ignored, var key, var overwritten) ->
                Optional.of(new Change.Merge(table, columns, computed, key, overwritten));
            case Change.Update(var table, var assignments, var ignored) ->
                plain(computed)
                        .filter(select -> select.items().size() == assignments.size())
                        .map(select -> new Change.Update(table, assigned(assignments, select), select.where()));
            case Change.Delete(var table, var ignored) ->
                plain(computed).map(select -> new Change.Delete(table, select.where()));
        };
    }

    private static Optional<Query.Select> plain(Query query) {
        return query instanceof Query.Select select
                        && select.from().orElse(null) instanceof FromItem.TableReference
                        && select.groupBy().isEmpty()
                        && select.having().isEmpty()
                        && select.items().stream().allMatch(Query.SelectItem.Column.class::isInstance)
                ? Optional.of(select)
                : Optional.empty();
    }

    private static List<Change.Assignment> assigned(List<Change.Assignment> assignments, Query.Select select) {
        var assigned = new ArrayList<Change.Assignment>();
        for (int i = 0; i < assignments.size(); i++) {
            if (select.items().get(i) instanceof Query.SelectItem.Column(var value, var ignored)) {
                assigned.add(new Change.Assignment(assignments.get(i).column(), value));
            }
        }
        return assigned;
    }
}
