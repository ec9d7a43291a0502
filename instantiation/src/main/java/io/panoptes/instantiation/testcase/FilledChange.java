package io.panoptes.instantiation.testcase;

import io.panoptes.instantiation.filling.Binding;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.change.ChangeQuery;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A statement of an oracle over a table of the state: its columns are those that stand for the oracle's, and the row that is changed goes
 * by the name of the table, for not every DBMS knows an alias there.
 */
final class FilledChange {
    private FilledChange() {}

    /** @param computed what the statement computes, with everything put in, see {@link ChangeQuery} */
    static Change of(Change change, Query computed, Binding binding) {
        if (!(binding.source() instanceof Binding.StateTable(var name, var columns))) {
            throw new IllegalArgumentException(
                    "%s is changed, but no stored table stands for it".formatted(change.table()));
        }
        Change filled = ChangeQuery.with(change, computed)
                .orElseThrow(() -> new IllegalArgumentException(
                        "what stands for the tables of %s does not fit into it".formatted(change)));
        var row = new RowName(change.table(), name);
        return switch (filled) {
            // Its query has the name as an alias of its own.
            case Change.Insert(var ignored, var given, var source) ->
                new Change.Insert(name, stored(given, binding, columns), source);
            case Change.Merge(var ignored, var given, var source, var key, var overwritten) ->
                new Change.Merge(
                        name,
                        stored(given, binding, columns),
                        source,
                        stored(key, binding, columns),
                        stored(overwritten, binding, columns));
            case Change.Update(var ignored, var assignments, var where) ->
                new Change.Update(
                        name,
                        assignments.stream()
                                .map(assignment -> new Change.Assignment(
                                        stored(assignment.column(), binding, columns),
                                        row.expression(assignment.value())))
                                .toList(),
                        where.map(row::expression));
            case Change.Delete(var ignored, var where) -> new Change.Delete(name, where.map(row::expression));
        };
    }

    /** @param returned with everything put in, but under the names of the oracle */
    static Query.Returned of(Query.Returned returned, Binding binding) {
        if (!(binding.source() instanceof Binding.StateTable(var name, var columns))) {
            throw new IllegalArgumentException(
                    "%s is changed, but no stored table stands for it".formatted(returned.table()));
        }
        Query.Select rows = returned.rows();
        return switch (returned.statement()) {
            case DELETE -> new Query.Returned(returned.statement(), name, ofRow(rows, returned.table(), name));
            case UPDATE ->
                new Query.Returned(
                        returned.statement(), name, called(ofRow(rows, returned.table(), name), binding, columns));
            // Its query has the name as an alias of its own.
            case INSERT -> new Query.Returned(returned.statement(), name, called(rows, binding, columns));
        };
    }

    /** {@code SELECT ... FROM name AS table -> SELECT ... FROM name}, its own row by the name of the table. */
    private static Query.Select ofRow(Query.Select rows, String table, String name) {
        var row = new RowName(table, name);
        return new Query.Select(
                rows.distinct(),
                rows.items().stream().map(row::item).toList(),
                Optional.of(Sql.table(name)),
                rows.where().map(row::expression),
                rows.groupBy(),
                rows.having());
    }

    /** Its items by the names of the columns that they are given to. */
    private static Query.Select called(Query.Select rows, Binding binding, Map<String, String> columns) {
        return Sql.withItems(
                rows,
                rows.items().stream()
                        .map(item -> item instanceof Query.SelectItem.Column(var value, var alias)
                                ? new Query.SelectItem.Column(
                                        value, alias.map(column -> stored(column, binding, columns)))
                                : item)
                        .toList());
    }

    private static List<String> stored(List<String> given, Binding binding, Map<String, String> columns) {
        return given.stream().map(column -> stored(column, binding, columns)).toList();
    }

    private static String stored(String column, Binding binding, Map<String, String> columns) {
        return columns.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(column))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "nothing stands for column %s of %s".formatted(column, binding.table())));
    }

    /** {@code from.c -> to.c}, but for subqueries that have the name for a table of their own. */
    private record RowName(String from, String to) implements TreeMapping {
        @Override
        public Expression expression(Expression expression) {
            return expression instanceof Expression.ColumnReference(var qualifier, var name)
                            && qualifier.filter(from::equalsIgnoreCase).isPresent()
                    ? Sql.column(to, name)
                    : children(expression);
        }

        @Override
        public Query query(Query query) {
            boolean own = query instanceof Query.Select select
                    && select.from().stream()
                            .flatMap(item -> names(item).stream())
                            .anyMatch(from::equalsIgnoreCase);
            return own ? query : children(query);
        }

        private static List<String> names(FromItem item) {
            return switch (item) {
                case FromItem.TableReference(var name, var alias) ->
                    List.of(alias.map(FromItem.Alias::name).orElse(name));
                case FromItem.DerivedTable derived -> List.of(derived.alias().name());
                case FromItem.Join(var kind, var left, var right, var condition) ->
                    Stream.concat(names(left).stream(), names(right).stream()).toList();
                case FromItem.VerbatimTable ignored -> List.of();
            };
        }
    }
}
