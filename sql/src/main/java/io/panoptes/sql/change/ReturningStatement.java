package io.panoptes.sql.change;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Between a query and the statement that returns the same rows:
 *
 * <ul>
 *   <li>{@code SELECT items FROM t WHERE p -> DELETE FROM t WHERE p RETURNING items}
 *   <li>{@code SELECT e AS c, t.d FROM t WHERE p -> UPDATE t SET c = e WHERE p RETURNING c, d}
 *   <li>{@code SELECT e AS c FROM ... -> INSERT INTO t (c) SELECT e AS c FROM ... RETURNING c}
 * </ul>
 *
 * <p>Right where the items of a DELETE are computed of one row each, and where a column takes what it is given as it is.
 */
public final class ReturningStatement {
    private static final Set<String> AGGREGATES = Set.of("COUNT", "SUM", "MIN", "MAX", "AVG", "GROUPING");

    private ReturningStatement() {}

    /** The query without the statement around it: what it returns, asked of the tables before. */
    public static Query asked(Query query) {
        return query instanceof Query.Returned returned ? returned.rows() : query;
    }

    /** The statement that returns these rows; empty where there is none. */
    public static Optional<Change> of(Query.Returned returned) {
        Query.Select rows = returned.rows();
        String table = returned.table();
        return switch (returned.statement()) {
            case DELETE ->
                isOfEachRow(rows, table) ? Optional.of(new Change.Delete(table, rows.where())) : Optional.empty();
            case UPDATE ->
                Optional.of(new Change.Update(table, assigned(rows, table), rows.where()))
                        .filter(update -> isOfEachRow(rows, table)
                                && haveNames(rows)
                                && !update.assignments().isEmpty())
                        .map(Change.class::cast);
            case INSERT ->
                haveNames(rows) ? Optional.of(new Change.Insert(table, names(rows), rows)) : Optional.<Change>empty();
        };
    }

    /** What stands behind RETURNING. */
    public static List<SelectItem> items(Query.Returned returned) {
        return switch (returned.statement()) {
            case DELETE -> returned.rows().items();
            case UPDATE, INSERT ->
                returnedColumns(returned).stream()
                        .<SelectItem>map(name -> new SelectItem.Column(Sql.column(name), Optional.empty()))
                        .toList();
        };
    }

    /** The columns that an UPDATE or INSERT returns; of a DELETE those of its items that have a name. */
    public static List<String> returnedColumns(Query.Returned returned) {
        return names(returned.rows());
    }

    /** The way back; empty where the items are not those that the other way gives. */
    public static Optional<Query.Returned> of(Change change, List<SelectItem> items) {
        return switch (change) {
            case Change.Delete(var table, var where) ->
                returned(Query.Returning.DELETE, table, Sql.select(items, Sql.table(table), where));
            case Change.Update(var table, var assignments, var where) -> {
                List<SelectItem> given = new ArrayList<>();
                for (SelectItem item : items) {
                    column(item)
                            .map(name -> Sql.item(
                                    assignments.stream()
                                            .filter(one -> one.column().equalsIgnoreCase(name))
                                            .findFirst()
                                            .map(Change.Assignment::value)
                                            .orElseGet(() -> Sql.column(table, name)),
                                    name))
                            .ifPresent(given::add);
                }
                yield returned(Query.Returning.UPDATE, table, Sql.select(given, Sql.table(table), where))
                        .filter(returned -> given.size() == items.size()
                                && assigned(returned.rows(), table).size() == assignments.size());
            }
            case Change.Insert(var table, var columns, var source) ->
                source instanceof Query.Select select
                                && lower(items.stream()
                                                .flatMap(item -> column(item).stream())
                                                .toList())
                                        .equals(lower(columns))
                                && items.size() == columns.size()
                                && select.items().size() == columns.size()
                        ? returned(Query.Returning.INSERT, table, named(select, columns))
                        : Optional.empty();
            case Change.Merge ignored -> Optional.empty();
        };
    }

    private static Optional<Query.Returned> returned(Query.Returning statement, String table, Query.Select rows) {
        return Optional.of(new Query.Returned(statement, table, rows)).filter(one -> of(one).isPresent());
    }

    private static Query.Select named(Query.Select select, List<String> columns) {
        List<SelectItem> items = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            items.add(
                    select.items().get(i) instanceof SelectItem.Column(var value, var ignored)
                            ? Sql.item(value, columns.get(i))
                            : select.items().get(i));
        }
        return Sql.withItems(select, items);
    }

    /** Whether each row of the table gives one row by itself, or none. */
    private static boolean isOfEachRow(Query.Select rows, String table) {
        return rows.from().orElse(null) instanceof FromItem.TableReference(var name, var alias)
                && name.equalsIgnoreCase(table)
                && alias.map(FromItem.Alias::name).orElse(name).equalsIgnoreCase(table)
                && !rows.distinct()
                && rows.groupBy().isEmpty()
                && rows.having().isEmpty()
                && rows.items().stream()
                        .allMatch(item -> item instanceof SelectItem.Column(var value, var ignored)
                                && Trees.expressions(value).stream().allMatch(ReturningStatement::isOfOneRow));
    }

    private static boolean isOfOneRow(Expression part) {
        return switch (part) {
            case Expression.Function function ->
                !function.distinct()
                        && function.filter().isEmpty()
                        && function.over().isEmpty()
                        && !AGGREGATES.contains(function.name().toUpperCase(Locale.ROOT));
            case Expression.Exists ignored -> false;
            case Expression.ScalarQuery ignored -> false;
            case Expression.InQuery ignored -> false;
            case Expression.Quantified ignored -> false;
            case Expression.Literal ignored -> true;
            case Expression.ColumnReference ignored -> true;
            case Expression.Unary ignored -> true;
            case Expression.Binary ignored -> true;
            case Expression.Is ignored -> true;
            case Expression.Between ignored -> true;
            case Expression.InList ignored -> true;
            case Expression.Like ignored -> true;
            case Expression.Case ignored -> true;
            case Expression.Cast ignored -> true;
            case Expression.RowValue ignored -> true;
            case Expression.Star ignored -> true;
            case Expression.Interval ignored -> true;
            case Expression.Verbatim ignored -> true;
            case Expression.Template ignored -> true;
        };
    }

    private static boolean haveNames(Query.Select rows) {
        List<String> names = lower(names(rows));
        return names.size() == rows.items().size() && new HashSet<>(names).size() == names.size();
    }

    /** Of the items, as far as they have one. */
    private static List<String> names(Query.Select rows) {
        return rows.items().stream().flatMap(item -> name(item).stream()).toList();
    }

    private static Optional<String> name(SelectItem item) {
        return item instanceof SelectItem.Column(var value, var alias)
                ? alias.or(() -> column(item))
                : Optional.empty();
    }

    /** The items that are not the column itself. */
    private static List<Change.Assignment> assigned(Query.Select rows, String table) {
        List<Change.Assignment> assigned = new ArrayList<>();
        for (SelectItem item : rows.items()) {
            if (item instanceof SelectItem.Column(var value, var ignored)) {
                name(item)
                        .filter(name -> !isColumn(value, table, name))
                        .ifPresent(name -> assigned.add(new Change.Assignment(name, value)));
            }
        }
        return assigned;
    }

    private static boolean isColumn(Expression value, String table, String column) {
        return value instanceof Expression.ColumnReference(var qualifier, var name)
                && name.equalsIgnoreCase(column)
                && qualifier.filter(one -> !one.equalsIgnoreCase(table)).isEmpty();
    }

    private static Optional<String> column(SelectItem item) {
        return item instanceof SelectItem.Column(Expression.ColumnReference(var ignored, var name), var alias)
                ? Optional.of(name)
                : Optional.empty();
    }

    private static List<String> lower(List<String> names) {
        return names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }
}
