package io.panoptes.sql.write;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Writes statements that change data. */
final class ChangeWriter {
    /** The rows of the source of a MERGE. */
    private static final String NEW = "new_rows";

    private final Dialect dialect;

    ChangeWriter(Dialect dialect) {
        this.dialect = dialect;
    }

    String write(Change change) {
        return switch (change) {
            case Change.Insert(var table, var columns, var source) ->
                "INSERT INTO %s (%s) %s".formatted(name(table), names(columns), source(source));
            case Change.Merge merge -> merge(merge);
            case Change.Update(var table, var assignments, var where) ->
                "UPDATE %s SET %s%s"
                        .formatted(
                                name(table),
                                assignments.stream()
                                        .map(assignment ->
                                                name(assignment.column()) + " = " + expression(assignment.value()))
                                        .collect(Collectors.joining(", ")),
                                where(where));
            case Change.Delete(var table, var where) -> "DELETE FROM " + name(table) + where(where);
        };
    }

    /** The source is a derived table throughout: behind a bare SELECT, SQLite takes ON for that of a join. */
    private String merge(Change.Merge merge) {
        String insert = "INSERT INTO %s (%s) SELECT * FROM (%s) AS %s"
                .formatted(name(merge.table()), names(merge.columns()), SqlWriter.write(named(merge), dialect), NEW);
        if (dialect.has(Habit.MERGE_AS_CONFLICT)) {
            return "%s WHERE 1 = 1 ON CONFLICT (%s) DO %s"
                    .formatted(
                            insert,
                            name(merge.key()),
                            merge.overwritten().isEmpty()
                                    ? "NOTHING"
                                    : "UPDATE SET " + assignments(merge.overwritten(), column -> "excluded." + column));
        }
        if (dialect.has(Habit.MERGE_AS_DUPLICATE_KEY)) {
            // Where nothing is to be overwritten, the key is, by itself.
            List<String> overwritten = merge.overwritten().isEmpty() ? List.of(merge.key()) : merge.overwritten();
            return insert + " ON DUPLICATE KEY UPDATE " + assignments(overwritten, "VALUES(%s)"::formatted);
        }
        return "MERGE INTO %s USING (%s) AS %s(%s) ON %s.%s = %s.%s%s WHEN NOT MATCHED THEN INSERT (%s) VALUES (%s)"
                .formatted(
                        name(merge.table()),
                        SqlWriter.write(merge.source(), dialect),
                        NEW,
                        names(merge.columns()),
                        name(merge.table()),
                        name(merge.key()),
                        NEW,
                        name(merge.key()),
                        merge.overwritten().isEmpty()
                                ? ""
                                : " WHEN MATCHED THEN UPDATE SET "
                                        + assignments(merge.overwritten(), column -> NEW + "." + column),
                        names(merge.columns()),
                        merge.columns().stream()
                                .map(column -> NEW + "." + name(column))
                                .collect(Collectors.joining(", ")));
    }

    /** The source with the names of its columns: MySQL refuses a derived table that has one name twice. */
    private static Query named(Change.Merge merge) {
        if (!(merge.source() instanceof Query.Select select)
                || select.items().size() != merge.columns().size()) {
            return merge.source();
        }
        List<Query.SelectItem> items = new ArrayList<>();
        for (int i = 0; i < select.items().size(); i++) {
            items.add(
                    select.items().get(i) instanceof Query.SelectItem.Column(var value, var ignored)
                            ? new Query.SelectItem.Column(
                                    value, Optional.of(merge.columns().get(i)))
                            : select.items().get(i));
        }
        return Sql.withItems(select, items);
    }

    private String assignments(List<String> columns, UnaryOperator<String> value) {
        return columns.stream()
                .map(column -> name(column) + " = " + value.apply(name(column)))
                .collect(Collectors.joining(", "));
    }

    /** VALUES behind INSERT is the same everywhere, whatever it is as a query. */
    private String source(Query source) {
        return source instanceof Query.Values(var rows)
                ? rows.stream()
                        .map(row -> row.stream().map(this::expression).collect(Collectors.joining(", ", "(", ")")))
                        .collect(Collectors.joining(", ", "VALUES ", ""))
                : SqlWriter.write(source, dialect);
    }

    private String where(Optional<Expression> where) {
        StringBuilder out = new StringBuilder();
        where.ifPresent(condition -> {
            out.append(" WHERE ");
            new QueryWriter(dialect, out).expressions().expression(condition);
        });
        return out.toString();
    }

    private String expression(Expression expression) {
        StringBuilder out = new StringBuilder();
        ExpressionWriter expressions = new QueryWriter(dialect, out).expressions();
        if (dialect.has(Habit.PREDICATE_ITEM_AS_CASE)) {
            expressions.value(expression);
        } else {
            expressions.expression(expression);
        }
        return out.toString();
    }

    private String name(String name) {
        return SqlWriter.name(name, dialect);
    }

    private String names(List<String> names) {
        return names.stream().map(this::name).collect(Collectors.joining(", "));
    }
}
