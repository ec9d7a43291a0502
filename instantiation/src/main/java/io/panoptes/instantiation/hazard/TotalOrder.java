package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Aggregates;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Whether an ORDER BY leaves no two rows tied, as far as its text and the keys of the schema tell. */
final class TotalOrder {
    private static final Set<String> TIE_BOUND =
            Set.of("ROW_NUMBER", "NTILE", "LAG", "LEAD", "FIRST_VALUE", "LAST_VALUE", "NTH_VALUE");

    private final OnlyTable tables;

    TotalOrder(Nodes nodes, Schema schema) {
        this.tables = OnlyTable.in(nodes, schema);
    }

    /** One row, all its columns among the keys, or a key of the only table; LIMIT 0 needs no order. */
    boolean isTotal(Query.Ordered ordered) {
        if (ordered.limit().filter(TotalOrder::isZero).isPresent()) {
            return true;
        }
        return ordered.body() instanceof Query.Select select
                && (givesOneRow(select)
                        || coversItems(select, meant(select, ordered.keys()))
                        || coversKey(select, meant(select, ordered.keys())));
    }

    /** What the keys of an ORDER BY stand for: {@code b} of {@code SELECT a AS b, b AS c FROM t ORDER BY b} is the column a. */
    private static List<Expression> meant(Query.Select select, List<Query.SortKey> keys) {
        return expressions(keys).stream()
                .map(key -> key instanceof Expression.ColumnReference(var qualifier, var name) && qualifier.isEmpty()
                        ? given(select, name).orElse(key)
                        : key)
                .toList();
    }

    /** The first item that goes by this name: an alias comes before a column that is called so. */
    private static Optional<Expression> given(Query.Select select, String name) {
        return Stream.concat(
                        select.items().stream()
                                .filter(item -> item instanceof Query.SelectItem.Column(var value, var alias)
                                        && alias.filter(name::equalsIgnoreCase).isPresent()),
                        select.items().stream()
                                .filter(item -> item instanceof Query.SelectItem.Column(var value, var alias)
                                        && alias.isEmpty()
                                        && value instanceof Expression.ColumnReference(var ignored, var column)
                                        && column.equalsIgnoreCase(name)))
                .findFirst()
                .map(item -> ((Query.SelectItem.Column) item).expression());
    }

    /** Windows that number rows must be ordered by a key of the only table, or by all that is given beside the number. */
    boolean isTotal(Query.Select select, Expression value) {
        return Nodes.of(value)
                .all(Expression.Function.class)
                .filter(TotalOrder::dependsOnTies)
                .allMatch(function -> coversKey(
                                select,
                                expressions(function.over().orElseThrow().order()))
                        || tiesAreEqual(select, function));
    }

    /** Which of two equal rows has the lower number, nobody sees. */
    private static boolean tiesAreEqual(Query.Select select, Expression.Function numbering) {
        Expression.Window window = numbering.over().orElseThrow();
        List<Expression> told = Stream.concat(window.partition().stream(), expressions(window.order()).stream())
                .toList();
        return numbering.name().equalsIgnoreCase("ROW_NUMBER")
                && select.groupBy().isEmpty()
                && select.items().stream()
                        .allMatch(item -> item instanceof Query.SelectItem.Column(var given, var ignored)
                                && (given.equals(numbering) || told.contains(given)));
    }

    static boolean dependsOnTies(Expression.Function function) {
        return function.over()
                .filter(window -> TIE_BOUND.contains(function.name().toUpperCase(Locale.ROOT))
                        || window.frame()
                                .filter(frame -> frame.toUpperCase(Locale.ROOT).contains("ROWS"))
                                .isPresent())
                .isPresent();
    }

    private static boolean isZero(Expression limit) {
        return limit instanceof Expression.Literal(var value) && value.equals(io.panoptes.sql.value.Value.of(0));
    }

    static boolean givesOneRow(Query.Select select) {
        return select.groupBy().isEmpty()
                && select.items().stream()
                        .anyMatch(item -> item instanceof Query.SelectItem.Column(var value, var ignored)
                                && Trees.outsideOfQueries(value).stream()
                                        .anyMatch(part -> part instanceof Expression.Function function
                                                && Aggregates.is(function)
                                                && function.over().isEmpty()));
    }

    private static boolean coversItems(Query.Select select, List<Expression> keys) {
        return select.items().stream().allMatch(item -> switch (item) {
            case Query.SelectItem.Star ignored -> false;
            case Query.SelectItem.Column(var value, var alias) -> keys.stream().anyMatch(key -> isSame(key, value));
        });
    }

    /** A column without a qualifier is that of its name, for there may be one only. */
    private static boolean isSame(Expression key, Expression value) {
        return key.equals(value)
                || key instanceof Expression.ColumnReference(var qualifier, var name)
                        && qualifier.isEmpty()
                        && value instanceof Expression.ColumnReference(var ignored, var column)
                        && column.equalsIgnoreCase(name);
    }

    private boolean coversKey(Query.Select select, List<Expression> keys) {
        return tables.of(select).stream()
                .flatMap(table -> table.constraints().stream()
                        .filter(constraint -> isKey(constraint, table))
                        .map(TotalOrder::columns))
                .anyMatch(columns -> columns.stream()
                        .allMatch(column -> keys.stream()
                                .anyMatch(key -> key instanceof Expression.ColumnReference(var ignored, var name)
                                        && name.equalsIgnoreCase(column))));
    }

    private static boolean isKey(Constraint constraint, Table table) {
        return switch (constraint) {
            case Constraint.PrimaryKey ignored -> true;
            case Constraint.Unique(var columns) ->
                columns.stream()
                        .noneMatch(
                                name -> table.column(name).map(Column::nullable).orElse(true));
            default -> false;
        };
    }

    private static List<String> columns(Constraint key) {
        return switch (key) {
            case Constraint.PrimaryKey(var columns) -> columns;
            case Constraint.Unique(var columns) -> columns;
            default -> List.of();
        };
    }

    private static List<Expression> expressions(List<Query.SortKey> keys) {
        return keys.stream().map(Query.SortKey::expression).toList();
    }
}
