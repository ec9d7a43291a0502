package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
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
                            Sql.column(ALIAS, column),
                            values.stream()
                                    .<Expression>map(Expression.Literal::new)
                                    .toList(),
                            false)));
                case Constraint.Ordering(var smaller, var larger) ->
                    conditions.add(isNotFalse(Sql.binary(
                            Expression.BinaryOperator.LESS_OR_EQUAL,
                            Sql.column(ALIAS, smaller),
                            Sql.column(ALIAS, larger))));
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
            case 1 -> Optional.of(oneRowAKey(kept, columns, keys.get(0)));
            default -> Optional.empty();
        };
    }

    /** {@code CASE WHEN c THEN 1 WHEN NOT c THEN 0 ELSE 1 END = 1}. */
    private static Expression isNotFalse(Expression condition) {
        Expression one = Sql.number(1);
        return Sql.equal(
                new Expression.Case(
                        Optional.empty(),
                        List.of(
                                new Expression.When(condition, one),
                                new Expression.When(Sql.not(condition), Sql.number(0))),
                        Optional.of(one)),
                one);
    }

    private Optional<Expression> refers(String column, String target, String targetColumn) {
        Binding parent = bound.get(target);
        Optional<Table> table = schema.table(target);
        if (parent == null || table.isEmpty()) {
            return Optional.empty();
        }
        Query partners = Sql.select(
                List.of(new Query.SelectItem.Column(Sql.column("r", targetColumn), Optional.empty())),
                Sql.derived(BoundRelation.of(parent, table.get()), "r"),
                Optional.of(Sql.isNot(Sql.column("r", targetColumn), Expression.Test.NULL)));
        return Optional.of(Sql.or(
                Sql.is(Sql.column(ALIAS, column), Expression.Test.NULL),
                new Expression.InQuery(Sql.column(ALIAS, column), partners, false)));
    }

    private static Query filtered(Query query, List<Column> columns, Expression condition) {
        return select(query, columns.stream().map(ConstrainedTable::item).toList(), condition, Optional.empty());
    }

    /** {@code SELECT k, MIN(c) ... WHERE k IS NOT NULL GROUP BY k}. */
    private static Query oneRowAKey(Query query, List<Column> columns, List<String> key) {
        var items = new ArrayList<Query.SelectItem>();
        for (Column column : columns) {
            if (isIn(key, column)) {
                items.add(item(column));
            } else {
                items.add(Sql.item(least(column), column.name()));
            }
        }
        Expression known = key.stream()
                .<Expression>map(name -> Sql.isNot(Sql.column(ALIAS, name), Expression.Test.NULL))
                .reduce(Sql::and)
                .orElseThrow();
        List<Expression> keys =
                key.stream().map(name -> Sql.column(ALIAS, name)).toList();
        return select(query, items, known, Optional.of(new Query.GroupBy.Keys(keys)));
    }

    /** Truth values have no MIN everywhere: {@code MIN(CASE WHEN b THEN 1 WHEN NOT b THEN 0 END) = 1}. */
    private static Expression least(Column column) {
        Expression value = Sql.column(ALIAS, column.name());
        if (!(column.type() instanceof SqlType.BooleanType)) {
            return Sql.call("MIN", value);
        }
        Expression one = Sql.number(1);
        Expression number = new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(value, one), new Expression.When(Sql.not(value), Sql.number(0))),
                Optional.empty());
        return Sql.equal(Sql.call("MIN", number), one);
    }

    private static boolean isIn(List<String> key, Column column) {
        return key.stream().anyMatch(column.name()::equalsIgnoreCase);
    }

    private static Query select(
            Query query, List<Query.SelectItem> items, Expression where, Optional<Query.GroupBy> groupBy) {
        return new Query.Select(
                false, items, Optional.of(Sql.derived(query, ALIAS)), Optional.of(where), groupBy, Optional.empty());
    }

    private static Query.SelectItem item(Column column) {
        return Sql.item(Sql.column(ALIAS, column.name()), column.name());
    }
}
