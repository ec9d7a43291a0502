package io.panoptes.corpus;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Subqueries over other tables: deterministic, one row where one row is wanted, and never an error. */
final class SubqueryGrammar {
    private static final String ALIAS = "s0";

    private static final Weighted<BinaryOperator> CORRELATIONS = Weighted.of(2, BinaryOperator.EQUAL)
            .or(1, BinaryOperator.LESS)
            .or(1, BinaryOperator.GREATER_OR_EQUAL)
            .or(1, BinaryOperator.NOT_EQUAL);

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
        Column item = Draw.oneOf(random, other.columns());
        return Choice.<Expression>of(2, () -> exists(other, depth))
                .or(1, () -> quantified(other, item, depth))
                .or(2, () -> in(outer(item.type()), select(other, Sql.column(ALIAS, item), depth)))
                .draw(random);
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
        boolean count = type instanceof SqlType.IntegerType && Chance.oneIn(3).happens(random);
        Expression argument = count ? new Expression.Star() : Sql.column(ALIAS, Draw.oneOf(random, columns));
        String name = count ? "COUNT" : random.nextBoolean() ? "MIN" : "MAX";
        return new Expression.ScalarQuery(select(other, Sql.call(name, argument), depth));
    }

    private Expression exists(Table other, int depth) {
        var exists = new Expression.Exists(
                select(other, Sql.column(ALIAS, other.columns().get(0)), depth));
        return random.nextBoolean() ? exists : Sql.not(exists);
    }

    private Expression quantified(Table other, Column item, int depth) {
        Query query = select(other, Sql.column(ALIAS, item), depth);
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
        return Sql.select(
                List.of(new Query.SelectItem.Column(item, Optional.empty())),
                Sql.table(other.name(), ALIAS),
                condition(other, depth));
    }

    private Optional<Expression> condition(Table other, int depth) {
        return Choice.<Optional<Expression>>of(1, () -> Optional.empty())
                .or(1, () -> Optional.of(inner(other, depth)))
                .or(1, () -> Optional.of(correlated(other)))
                .or(1, () -> Optional.of(Sql.and(correlated(other), inner(other, depth))))
                .draw(random);
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
        Column item = Draw.oneOf(random, other.columns());
        return Sql.binary(correlation(), Sql.column(ALIAS, item), outer(item.type()));
    }

    private BinaryOperator correlation() {
        return CORRELATIONS.draw(random);
    }

    private Expression outer(SqlType type) {
        return new ExpressionGrammar(random, operations, values, scope.withoutOthers()).leaf(type);
    }

    private Table other() {
        return Draw.oneOf(random, scope.others());
    }
}
