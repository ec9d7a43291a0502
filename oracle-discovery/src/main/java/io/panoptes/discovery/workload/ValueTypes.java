package io.panoptes.discovery.workload;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Locale;
import java.util.Optional;

/** The type of an expression over a row of one table; empty where DBMSs differ in it, or it can't be told. */
final class ValueTypes {
    private ValueTypes() {}

    static Optional<SqlType> of(Expression expression, Table table) {
        return switch (expression) {
            case Expression.ColumnReference(var ignored, var name) ->
                table.column(name).map(Column::type).filter(ValueTypes::isKnown);
            case Expression.Literal(var value) -> literal(value);
            case Expression.Cast(var ignored, var type) -> Optional.of(type).filter(ValueTypes::isKnown);
            case Expression.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES -> common(of(left, table), of(right, table));
                    case CONCAT -> Optional.of(SqlType.TEXT);
                    case DIVIDE, MODULO -> Optional.empty();
                    case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                        Optional.of(SqlType.BOOLEAN);
                    case DISTINCT_FROM, NOT_DISTINCT_FROM -> Optional.of(SqlType.BOOLEAN);
                };
            case Expression.Unary(var operator, var operand) ->
                operator == Expression.UnaryOperator.NOT ? Optional.of(SqlType.BOOLEAN) : of(operand, table);
            case Expression.Case(var ignored, var branches, var otherwise) ->
                branches.stream()
                        .map(branch -> of(branch.result(), table))
                        .reduce(ValueTypes::common)
                        .orElse(Optional.empty());
            case Expression.Function function -> function(function, table);
            case Expression.Is ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Between ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.InList ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Like ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.InQuery ignored -> Optional.empty();
            case Expression.Exists ignored -> Optional.empty();
            case Expression.Quantified ignored -> Optional.empty();
            case Expression.ScalarQuery ignored -> Optional.empty();
            case Expression.RowValue ignored -> Optional.empty();
            case Expression.Star ignored -> Optional.empty();
            case Expression.Interval ignored -> Optional.empty();
            case Expression.Verbatim ignored -> Optional.empty();
            case Expression.Template ignored -> Optional.empty();
        };
    }

    private static Optional<SqlType> function(Expression.Function function, Table table) {
        return switch (function.name().toUpperCase(Locale.ROOT)) {
            case "LOWER", "UPPER", "TRIM", "LTRIM", "RTRIM", "SUBSTR", "SUBSTRING", "REPLACE", "CONCAT", "REVERSE" ->
                Optional.of(SqlType.TEXT);
            case "LENGTH", "CHAR_LENGTH" -> Optional.of(SqlType.INTEGER);
            case "ABS", "COALESCE", "NULLIF", "IFNULL", "GREATEST", "LEAST" ->
                function.arguments().isEmpty()
                        ? Optional.empty()
                        : of(function.arguments().getFirst(), table);
            default -> Optional.empty();
        };
    }

    private static Optional<SqlType> literal(Value value) {
        return switch (value) {
            case Value.IntegerValue ignored -> Optional.of(SqlType.INTEGER);
            case Value.BooleanValue ignored -> Optional.of(SqlType.BOOLEAN);
            case Value.TextValue ignored -> Optional.of(SqlType.TEXT);
            case Value.DateValue ignored -> Optional.of(SqlType.DATE);
            default -> Optional.empty();
        };
    }

    private static Optional<SqlType> common(Optional<SqlType> one, Optional<SqlType> other) {
        return one.isPresent() && one.equals(other) ? one : Optional.empty();
    }

    private static boolean isKnown(SqlType type) {
        return !(type instanceof SqlType.OpaqueType) && !(type instanceof SqlType.IntervalType);
    }
}
