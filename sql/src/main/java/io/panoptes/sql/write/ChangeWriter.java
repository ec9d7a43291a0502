package io.panoptes.sql.write;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes statements that change data. */
final class ChangeWriter {
    private final Dialect dialect;

    ChangeWriter(Dialect dialect) {
        this.dialect = dialect;
    }

    String write(Change change) {
        return switch (change) {
            case Change.Insert(var table, var columns, var source) ->
                "INSERT INTO %s (%s) %s".formatted(name(table), names(columns), source(source));
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
