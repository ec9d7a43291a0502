package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Expressions of any type over one scope: leaves, what every type has, arithmetic, operations. */
final class ExpressionGrammar {
    private static final List<BinaryOperator> SUMS = List.of(BinaryOperator.PLUS, BinaryOperator.MINUS);

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final Scope scope;
    private final PredicateGrammar predicates;

    ExpressionGrammar(RandomGenerator random, Operations operations, ValuePool values, Scope scope) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.scope = scope;
        this.predicates = new PredicateGrammar(random, operations, values, scope, this);
    }

    Expression of(SqlType type, int depth) {
        if (depth <= 0 || Chance.oneIn(6).happens(random)) {
            return leaf(type);
        }
        if (type instanceof SqlType.BooleanType && Chance.oneIn(5).fails(random)) {
            return predicates.of(depth);
        }
        return Choice.<Expression>of(1, () -> conditional(type, depth))
                .or(1, () -> conditionalOnValue(type, depth))
                .or(1, () -> Sql.call("COALESCE", of(type, depth - 1), of(type, depth - 1)))
                .or(1, () -> nullIf(type, depth))
                .or(1, () -> scalarQuery(type, depth))
                .or(4, () -> ofKind(type, depth))
                .draw(random);
    }

    /** A column, mostly; else a constant. */
    Expression leaf(SqlType type) {
        List<Column> columns = scope.columnsOf(type);
        if (!columns.isEmpty() && Chance.of(7, 10).happens(random)) {
            return Sql.column(Draw.oneOf(random, columns).name());
        }
        return constant(type);
    }

    Expression constant(SqlType type) {
        return Chance.oneIn(7).happens(random) ? Sql.nullOf(type) : Sql.literal(values.draw(random, type));
    }

    private Expression conditional(SqlType type, int depth) {
        return new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(predicates.of(depth - 1), of(type, depth - 1))),
                otherwise(type, depth));
    }

    /** {@code CASE column WHEN constant THEN ... END}. */
    private Expression conditionalOnValue(SqlType type, int depth) {
        SqlType tested = predicates.comparableType();
        return new Expression.Case(
                Optional.of(leaf(tested)),
                List.of(
                        new Expression.When(Sql.literal(values.draw(random, tested)), of(type, depth - 1)),
                        new Expression.When(leaf(tested), of(type, depth - 1))),
                otherwise(type, depth));
    }

    private Optional<Expression> otherwise(SqlType type, int depth) {
        return Chance.oneIn(3).happens(random) ? Optional.empty() : Optional.of(of(type, depth - 1));
    }

    /** The second argument is never a bare NULL: some DBMSs can't tell its type. */
    private Expression nullIf(SqlType type, int depth) {
        return Sql.call("NULLIF", of(type, depth - 1), leaf(type));
    }

    private Expression scalarQuery(SqlType type, int depth) {
        return scope.others().isEmpty() || type instanceof SqlType.BooleanType
                ? ofKind(type, depth)
                : new SubqueryGrammar(random, operations, values, scope).scalar(type, depth);
    }

    private Expression ofKind(SqlType type, int depth) {
        return switch (type) {
            case SqlType.IntegerType ignored ->
                Chance.oneIn(2).happens(random) ? operation(type, depth) : arithmetic(type, depth);
            case SqlType.DecimalType ignored -> negated(type, depth);
            case SqlType.TextType ignored ->
                Chance.oneIn(3).happens(random) ? concatenation(type, depth) : operation(type, depth);
            case SqlType.BooleanType ignored -> operation(type, depth);
            case SqlType.DateType ignored -> operation(type, depth);
            case SqlType.DoubleType ignored -> leaf(type);
            case SqlType.TimeType ignored -> leaf(type);
            case SqlType.TimestampType ignored -> leaf(type);
            case SqlType.IntervalType ignored -> leaf(type);
            case SqlType.NullType ignored -> leaf(type);
            case SqlType.OpaqueType ignored -> leaf(type);
        };
    }

    private Expression arithmetic(SqlType type, int depth) {
        return Choice.<Expression>of(1, () -> negated(type, depth))
                .or(1, () -> Sql.binary(BinaryOperator.TIMES, of(type, depth - 1), leaf(type)))
                .or(2, () -> Sql.binary(Draw.oneOf(random, SUMS), of(type, depth - 1), of(type, depth - 1)))
                .draw(random);
    }

    private Expression negated(SqlType type, int depth) {
        return new Expression.Unary(Expression.UnaryOperator.NEGATE, of(type, depth - 1));
    }

    private Expression concatenation(SqlType type, int depth) {
        return Sql.binary(BinaryOperator.CONCAT, of(type, depth - 1), leaf(type));
    }

    Expression operation(SqlType type, int depth) {
        List<Operation> choices = operations.giving(type);
        if (choices.isEmpty()) {
            return leaf(type);
        }
        Operation operation = Draw.oneOf(random, choices);
        return operation.over(operation.arguments().stream()
                .map(argument -> of(argument, depth - 1))
                .toList());
    }
}
