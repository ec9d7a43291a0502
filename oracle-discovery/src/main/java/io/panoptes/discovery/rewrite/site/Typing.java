package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The types of columns and expressions, as far as steps need them; empty where they can't be told. */
final class Typing {
    private final Environment environment;

    Typing(Environment environment) {
        this.environment = environment;
    }

    Optional<List<Cell>> row(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var alias) -> table(name, alias);
            case FromItem.DerivedTable(var query, var alias, var ignored) ->
                columns(query).map(columns -> named(columns, alias));
            case FromItem.Join(var kind, var left, var right, var ignored) ->
                row(left).flatMap(leftRow -> {
                    Typing beside = new Typing(environment.within(leftRow));
                    return beside.row(right).map(rightRow -> joined(kind, leftRow, rightRow));
                });
            case FromItem.VerbatimTable ignored -> Optional.empty();
        };
    }

    private Optional<List<Cell>> table(String name, Optional<FromItem.Alias> alias) {
        FromItem.Alias called = alias.orElse(new FromItem.Alias(name, List.of()));
        List<Cell> common = environment.common().get(name.toLowerCase(Locale.ROOT));
        if (common != null) {
            return Optional.of(named(common, called));
        }
        return environment
                .schema()
                .table(name)
                .map(table -> named(
                        table.columns().stream()
                                .map(column -> new Cell(name, column.name(), column.type(), column.nullable()))
                                .toList(),
                        called));
    }

    static List<Cell> named(List<Cell> columns, FromItem.Alias alias) {
        List<Cell> named = new ArrayList<>();
        for (Cell column : columns) {
            int place = named.size();
            String name = place < alias.columns().size() ? alias.columns().get(place) : column.name();
            named.add(new Cell(alias.name(), name, column.type(), column.nullable()));
        }
        return named;
    }

    private static List<Cell> joined(FromItem.JoinKind kind, List<Cell> left, List<Cell> right) {
        boolean leftMayLack = kind == FromItem.JoinKind.RIGHT || kind == FromItem.JoinKind.FULL;
        boolean rightMayLack = kind == FromItem.JoinKind.LEFT || kind == FromItem.JoinKind.FULL;
        List<Cell> cells = new ArrayList<>();
        left.forEach(
                cell -> cells.add(new Cell(cell.alias(), cell.name(), cell.type(), cell.nullable() || leftMayLack)));
        right.forEach(
                cell -> cells.add(new Cell(cell.alias(), cell.name(), cell.type(), cell.nullable() || rightMayLack)));
        return cells;
    }

    /** The columns of the answer, under the names that it gives them. */
    Optional<List<Cell>> columns(Query query) {
        return switch (query) {
            case Query.With(var tables, var ignored, var body) -> {
                Environment inner = environment;
                for (Query.CommonTable table : tables) {
                    Optional<List<Cell>> columns = new Typing(inner).columns(table.query());
                    if (columns.isEmpty()) {
                        yield Optional.empty();
                    }
                    FromItem.Alias alias = new FromItem.Alias(table.name(), table.columns());
                    inner = inner.withCommon(table.name(), named(columns.get(), alias));
                }
                yield new Typing(inner).columns(body);
            }
            case Query.Select select -> select(select);
            case Query.SetOperation(var ignored, var also, var left, var right) -> columns(left);
            case Query.Ordered(var body, var ignored, var also, var again) -> columns(body);
            case Query.Values ignored -> Optional.empty();
            case Query.Returned ignored -> Optional.empty();
        };
    }

    private Optional<List<Cell>> select(Query.Select select) {
        List<Cell> row = List.of();
        if (select.from().isPresent()) {
            Optional<List<Cell>> found = row(select.from().get());
            if (found.isEmpty()) {
                return Optional.empty();
            }
            row = found.get();
        }
        Typing inner = new Typing(environment.within(row));
        List<Cell> columns = new ArrayList<>();
        for (SelectItem item : select.items()) {
            if (!(item instanceof SelectItem.Column(var value, var alias))) {
                return Optional.empty();
            }
            Optional<SqlType> type = inner.of(value);
            Optional<String> name = alias.or(() -> value instanceof Expression.ColumnReference(var ignored, var own)
                    ? Optional.of(own)
                    : Optional.empty());
            if (type.isEmpty() || name.isEmpty()) {
                return Optional.empty();
            }
            columns.add(new Cell("", name.get(), type.get(), true));
        }
        return Optional.of(columns);
    }

    Optional<SqlType> of(Expression expression) {
        return switch (expression) {
            case Expression.ColumnReference(var qualifier, var name) -> column(qualifier, name);
            case Expression.Literal(var value) -> literal(value);
            case Expression.Cast(var ignored, var type) -> Optional.of(type);
            case Expression.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES -> of(left);
                    case CONCAT -> Optional.of(SqlType.TEXT);
                    case DIVIDE, MODULO -> Optional.empty();
                    default -> Optional.of(SqlType.BOOLEAN);
                };
            case Expression.Unary(var operator, var operand) ->
                operator == Expression.UnaryOperator.NOT ? Optional.of(SqlType.BOOLEAN) : of(operand);
            case Expression.Case(var ignored, var branches, var otherwise) ->
                of(branches.getFirst().result());
            case Expression.Function function -> function(function);
            case Expression.ScalarQuery(var query) ->
                columns(query).map(columns -> columns.getFirst().type());
            case Expression.Is ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Between ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.InList ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.InQuery ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Exists ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Quantified ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.Like ignored -> Optional.of(SqlType.BOOLEAN);
            case Expression.RowValue ignored -> Optional.empty();
            case Expression.Star ignored -> Optional.empty();
            case Expression.Interval ignored -> Optional.empty();
            case Expression.Verbatim ignored -> Optional.empty();
            case Expression.Template ignored -> Optional.empty();
        };
    }

    private Optional<SqlType> column(Optional<String> qualifier, String name) {
        // The nearest row is the last.
        return environment.cells().reversed().stream()
                .filter(cell -> cell.name().equalsIgnoreCase(name)
                        && qualifier.map(cell.alias()::equalsIgnoreCase).orElse(true))
                .map(Cell::type)
                .findFirst();
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

    private Optional<SqlType> function(Expression.Function function) {
        return switch (function.name().toUpperCase(Locale.ROOT)) {
            case "COUNT", "ROW_NUMBER", "RANK", "DENSE_RANK", "SUM" -> Optional.of(SqlType.BIGINT);
            case "MIN", "MAX", "COALESCE", "NULLIF" -> of(function.arguments().getFirst());
            default -> Optional.empty();
        };
    }
}
