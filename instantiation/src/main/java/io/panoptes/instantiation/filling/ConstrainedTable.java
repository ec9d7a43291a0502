package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Leaves of a table snippet only those rows that keep the constraints of the oracle's table. */
public final class ConstrainedTable {
    private static final String ALIAS = "k";

    private final Schema schema;
    private final Map<String, Binding> bound;

    public ConstrainedTable(Schema schema, Map<String, Binding> bound) {
        this.schema = schema;
        this.bound = bound;
    }

    /** The query over what keeps the constraints; empty where they can't be kept by leaving rows out. */
    public Optional<Query> of(Query query, Table table, List<Column> columns) {
        Query kept = query;
        var conditions = new ArrayList<Expression>();
        var keys = new ArrayList<List<String>>();
        for (Constraint constraint : table.constraints()) {
            switch (constraint) {
                case Constraint.PrimaryKey(var names) -> keys.add(names);
                case Constraint.Unique(var names) -> keys.add(names);
                case Constraint.Check(var condition) -> conditions.add(isNotFalse(condition));
                case Constraint.Range range -> conditions.add(isNotFalse(range.condition()));
                case Constraint.Categorical(var column, var values) ->
                    conditions.add(isNotFalse(new Expression.InList(
                            column(column),
                            values.stream()
                                    .<Expression>map(Expression.Literal::new)
                                    .toList(),
                            false)));
                case Constraint.Ordering(var smaller, var larger) ->
                    conditions.add(isNotFalse(new Expression.Binary(
                            Expression.BinaryOperator.LESS_OR_EQUAL, column(smaller), column(larger))));
                case Constraint.ForeignKey(var names, var target, var targetNames)
                when names.size() == 1 -> {
                    Optional<Expression> refers = refers(names.get(0), target, targetNames.get(0));
                    if (refers.isEmpty()) {
                        return Optional.empty();
                    }
                    conditions.add(refers.get());
                }
                default -> {
                    return Optional.empty();
                }
            }
        }
        for (Expression condition : conditions) {
            kept = filtered(kept, columns, condition);
        }
        return switch (keys.size()) {
            case 0 -> Optional.of(kept);
            case 1 -> oneRowAKey(kept, columns, keys.get(0));
            default -> Optional.empty();
        };
    }

    /** {@code CASE WHEN c THEN 1 WHEN NOT c THEN 0 ELSE 1 END = 1}. */
    private static Expression isNotFalse(Expression condition) {
        Expression one = new Expression.Literal(Value.of(1));
        return new Expression.Binary(
                Expression.BinaryOperator.EQUAL,
                new Expression.Case(
                        Optional.empty(),
                        List.of(
                                new Expression.When(condition, one),
                                new Expression.When(
                                        new Expression.Unary(Expression.UnaryOperator.NOT, condition),
                                        new Expression.Literal(Value.of(0)))),
                        Optional.of(one)),
                one);
    }

    private Optional<Expression> refers(String column, String target, String targetColumn) {
        Binding parent = bound.get(target);
        Optional<Table> table = schema.table(target);
        if (parent == null || table.isEmpty()) {
            return Optional.empty();
        }
        Query partners = new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(
                        new Expression.ColumnReference(Optional.of("r"), targetColumn), Optional.empty())),
                Optional.of(new FromItem.DerivedTable(
                        BoundRelation.of(parent, table.get()), new FromItem.Alias("r", List.of()), false)),
                Optional.of(new Expression.Is(
                        new Expression.ColumnReference(Optional.of("r"), targetColumn), Expression.Test.NULL, true)),
                Optional.empty(),
                Optional.empty());
        return Optional.of(new Expression.Binary(
                Expression.BinaryOperator.OR,
                new Expression.Is(column(column), Expression.Test.NULL, false),
                new Expression.InQuery(column(column), partners, false)));
    }

    private static Query filtered(Query query, List<Column> columns, Expression condition) {
        return select(query, columns.stream().map(ConstrainedTable::item).toList(), condition, Optional.empty());
    }

    /** {@code SELECT k, MIN(c) ... WHERE k IS NOT NULL GROUP BY k}; no Boolean beside the key, which has no MIN everywhere. */
    private static Optional<Query> oneRowAKey(Query query, List<Column> columns, List<String> key) {
        var items = new ArrayList<Query.SelectItem>();
        for (Column column : columns) {
            if (isIn(key, column)) {
                items.add(item(column));
            } else if (column.type() instanceof SqlType.BooleanType) {
                return Optional.empty();
            } else {
                items.add(new Query.SelectItem.Column(
                        new Expression.Function(
                                "MIN", List.of(column(column.name())), false, Optional.empty(), Optional.empty()),
                        Optional.of(column.name())));
            }
        }
        Expression known = key.stream()
                .<Expression>map(name -> new Expression.Is(column(name), Expression.Test.NULL, true))
                .reduce((left, right) -> new Expression.Binary(Expression.BinaryOperator.AND, left, right))
                .orElseThrow();
        List<Expression> keys = key.stream().map(ConstrainedTable::column).toList();
        return Optional.of(select(query, items, known, Optional.of(new Query.GroupBy.Keys(keys))));
    }

    private static boolean isIn(List<String> key, Column column) {
        return key.stream().anyMatch(column.name()::equalsIgnoreCase);
    }

    private static Query select(
            Query query, List<Query.SelectItem> items, Expression where, Optional<Query.GroupBy> groupBy) {
        return new Query.Select(
                false,
                items,
                Optional.of(new FromItem.DerivedTable(query, new FromItem.Alias(ALIAS, List.of()), false)),
                Optional.of(where),
                groupBy,
                Optional.empty());
    }

    private static Query.SelectItem item(Column column) {
        return new Query.SelectItem.Column(column(column.name()), Optional.of(column.name()));
    }

    private static Expression column(String name) {
        return new Expression.ColumnReference(Optional.of(ALIAS), name);
    }
}
