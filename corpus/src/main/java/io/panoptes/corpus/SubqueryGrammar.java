package io.panoptes.corpus;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Subqueries over other tables: deterministic, one row where one row is wanted, and never an error. */
final class SubqueryGrammar {
    private static final String ALIAS = "s0";

    private static final List<BinaryOperator> CORRELATIONS = List.of(
            BinaryOperator.EQUAL,
            BinaryOperator.EQUAL,
            BinaryOperator.LESS,
            BinaryOperator.GREATER_OR_EQUAL,
            BinaryOperator.NOT_EQUAL);

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final Scope scope;

    SubqueryGrammar(RandomGenerator random, Operations operations, ValuePool values, Scope scope) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.scope = scope;
    }

    /** EXISTS, IN, or a comparison with a quantifier. */
    Expression predicate(int depth) {
        Table other = other();
        Column item = other.columns().get(random.nextInt(other.columns().size()));
        return switch (random.nextInt(5)) {
            case 0, 1 -> exists(other, depth);
            case 2 -> quantified(other, item, depth);
            default -> in(outer(item.type()), select(other, reference(item), depth));
        };
    }

    /** An aggregate without GROUP BY: exactly one row. */
    Expression scalar(SqlType type, int depth) {
        Table other = other();
        List<Column> columns = other.columns().stream()
                .filter(column -> Scope.sameKind(column.type(), type))
                .toList();
        if (columns.isEmpty()) {
            return outer(type);
        }
        boolean count = type instanceof SqlType.IntegerType && random.nextInt(3) == 0;
        Expression argument = count ? new Expression.Star() : reference(columns.get(random.nextInt(columns.size())));
        String name = count ? "COUNT" : random.nextBoolean() ? "MIN" : "MAX";
        return new Expression.ScalarQuery(select(
                other,
                new Expression.Function(name, List.of(argument), false, Optional.empty(), Optional.empty()),
                depth));
    }

    private Expression exists(Table other, int depth) {
        var exists =
                new Expression.Exists(select(other, reference(other.columns().get(0)), depth));
        return random.nextBoolean() ? exists : new Expression.Unary(Expression.UnaryOperator.NOT, exists);
    }

    private Expression quantified(Table other, Column item, int depth) {
        Query query = select(other, reference(item), depth);
        return operations.knows(Construct.QUANTIFIED)
                ? new Expression.Quantified(outer(item.type()), correlation(), random.nextBoolean(), query)
                : in(outer(item.type()), query);
    }

    private Expression in(Expression operand, Query query) {
        return operations.knows(Construct.IN)
                ? new Expression.InQuery(operand, query, random.nextBoolean() && operations.knows(Construct.NOT_IN))
                : new Expression.Exists(query);
    }

    private Query select(Table other, Expression item, int depth) {
        return new Query.Select(
                false,
                List.of(new Query.SelectItem.Column(item, Optional.empty())),
                Optional.of(
                        new FromItem.TableReference(other.name(), Optional.of(new FromItem.Alias(ALIAS, List.of())))),
                condition(other, depth),
                Optional.empty(),
                Optional.empty());
    }

    private Optional<Expression> condition(Table other, int depth) {
        return switch (random.nextInt(4)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(inner(other, depth));
            case 2 -> Optional.of(correlated(other));
            default -> Optional.of(new Expression.Binary(BinaryOperator.AND, correlated(other), inner(other, depth)));
        };
    }

    /** A condition over the subquery's own row. */
    private Expression inner(Table other, int depth) {
        var row = new Scope(other.columns(), List.of());
        Expression bare =
                new ExpressionGrammar(random, operations, values, row).of(SqlType.BOOLEAN, Math.min(depth - 1, 1));
        return BareColumns.qualify(bare, ALIAS);
    }

    /** A condition over the subquery's row and the snippet's, which is named without a qualifier. */
    private Expression correlated(Table other) {
        Column item = other.columns().get(random.nextInt(other.columns().size()));
        return new Expression.Binary(correlation(), reference(item), outer(item.type()));
    }

    private BinaryOperator correlation() {
        return CORRELATIONS.get(random.nextInt(CORRELATIONS.size()));
    }

    private Expression outer(SqlType type) {
        return new ExpressionGrammar(random, operations, values, scope.withoutOthers()).leaf(type);
    }

    private Table other() {
        return scope.others().get(random.nextInt(scope.others().size()));
    }

    private static Expression reference(Column column) {
        return new Expression.ColumnReference(Optional.of(ALIAS), column.name());
    }
}
