package io.panoptes.triage.reduction.editable;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Cast;
import io.panoptes.sql.ast.Expression.Literal;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.Select;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Rows as a query that reads nothing: {@code VALUES (...), ...}, or for no row {@code SELECT NULL, ... WHERE FALSE}. */
public final class ConstantRows {
    private ConstantRows() {}

    /** @param types of the columns; a NULL is written with its type where it is an SQL type, for some DBMSs take no bare one */
    public static Query typed(List<Row> rows, List<SqlType> types) {
        return rows.isEmpty() ? none(types.stream().map(ConstantRows::nothing).toList()) : values(rows, types);
    }

    public static Query plain(List<Row> rows, int width) {
        List<SqlType> unknown = IntStream.range(0, width)
                .<SqlType>mapToObj(column -> new SqlType.NullType())
                .toList();
        return typed(rows, unknown);
    }

    /** Whether the query is such rows. */
    public static boolean is(Query query) {
        return switch (query) {
            case Query.Values(var rows) ->
                rows.stream().allMatch(row -> row.stream().allMatch(ConstantRows::isConstant));
            case Select select ->
                select.from().isEmpty()
                        && select.where().equals(Optional.of(new Literal(Value.FALSE)))
                        && select.items().stream()
                                .allMatch(item -> item instanceof SelectItem.Column(var expression, var alias)
                                        && isConstant(expression));
            default -> false;
        };
    }

    private static boolean isConstant(Expression expression) {
        return switch (expression) {
            case Literal ignored -> true;
            case Cast(var operand, var type) -> operand instanceof Literal;
            default -> false;
        };
    }

    private static Query values(List<Row> rows, List<SqlType> types) {
        return new Query.Values(rows.stream()
                .map(row -> IntStream.range(0, types.size())
                        .mapToObj(place -> constant(row.values().get(place), types.get(place)))
                        .toList())
                .toList());
    }

    private static Expression constant(Value value, SqlType type) {
        return value.isNull() ? nothing(type) : new Literal(value);
    }

    private static Expression nothing(SqlType type) {
        Literal bare = new Literal(Value.NULL);
        return type instanceof SqlType.NullType || type instanceof SqlType.OpaqueType ? bare : new Cast(bare, type);
    }

    private static Query none(List<Expression> columns) {
        return new Select(
                false,
                columns.stream()
                        .<SelectItem>map(column -> new SelectItem.Column(column, Optional.empty()))
                        .toList(),
                Optional.empty(),
                Optional.of(new Literal(Value.FALSE)),
                Optional.empty(),
                Optional.empty());
    }
}
