package io.panoptes.corpus;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Expressions that are TRUE, FALSE or NULL. */
final class PredicateGrammar {
    private static final List<String> PATTERNS = List.of("a%", "%b", "_", "%", "a_", "%a%");
    private static final Weighted<Expression.Test> TRUTH_TESTS =
            Weighted.of(2, Expression.Test.TRUE).or(2, Expression.Test.FALSE).or(1, Expression.Test.UNKNOWN);

    private final RandomGenerator random;
    private final Operations operations;
    private final ValuePool values;
    private final Scope scope;
    private final ExpressionGrammar expressions;

    PredicateGrammar(
            RandomGenerator random,
            Operations operations,
            ValuePool values,
            Scope scope,
            ExpressionGrammar expressions) {
        this.random = random;
        this.operations = operations;
        this.values = values;
        this.scope = scope;
        this.expressions = expressions;
    }

    Expression of(int depth) {
        return Choice.<Expression>of(2, () -> Sql.and(operand(depth), operand(depth)))
                .or(2, () -> Sql.or(operand(depth), operand(depth)))
                .or(1, () -> Sql.not(operand(depth)))
                .or(1, () -> isNull(depth))
                .or(1, () -> truthTest(depth))
                .or(1, () -> operations.knows(Construct.BETWEEN) ? between(depth) : comparison(depth))
                .or(1, () -> operations.knows(Construct.IN) ? inList(depth) : comparison(depth))
                .or(1, () -> operations.knows(Construct.LIKE) ? like(depth) : comparison(depth))
                .or(1, () -> expressions.operation(SqlType.BOOLEAN, depth))
                .or(2, () -> subquery(depth))
                .or(3, () -> comparison(depth))
                .draw(random);
    }

    /** The type of some column of the row, so that comparisons meet data. */
    SqlType comparableType() {
        return scope.row().isEmpty()
                ? SqlType.INTEGER
                : Draw.oneOf(random, scope.row()).type();
    }

    private Expression operand(int depth) {
        return depth <= 1 && random.nextBoolean() ? comparison(0) : expressions.of(SqlType.BOOLEAN, depth - 1);
    }

    private Expression comparison(int depth) {
        SqlType type = comparedType(depth);
        Expression left = expressions.of(type, depth - 1);
        Expression right =
                Chance.oneIn(3).happens(random) ? expressions.constant(type) : expressions.of(type, depth - 1);
        BinaryOperator operator = Chance.oneIn(8).happens(random)
                ? (random.nextBoolean() ? BinaryOperator.DISTINCT_FROM : BinaryOperator.NOT_DISTINCT_FROM)
                : Comparisons.draw(random);
        return Sql.binary(operator, left, right);
    }

    /** Booleans are compared only where a predicate may stand for a value. */
    private SqlType comparedType(int depth) {
        SqlType type = comparableType();
        return type instanceof SqlType.BooleanType && depth > 1 && !operations.reads(Idiom.PREDICATE_AS_VALUE)
                ? SqlType.INTEGER
                : type;
    }

    private Expression isNull(int depth) {
        return new Expression.Is(
                expressions.of(comparedType(depth), depth - 1), Expression.Test.NULL, random.nextBoolean());
    }

    private Expression truthTest(int depth) {
        Expression.Test drawn = TRUTH_TESTS.draw(random);
        Expression.Test test =
                drawn == Expression.Test.UNKNOWN && !operations.reads(Idiom.IS_UNKNOWN) ? Expression.Test.TRUE : drawn;
        return new Expression.Is(operand(depth), test, random.nextBoolean());
    }

    private Expression between(int depth) {
        SqlType type = comparedType(2);
        return new Expression.Between(
                expressions.of(type, depth - 1),
                expressions.leaf(type),
                expressions.leaf(type),
                Chance.oneIn(3).happens(random));
    }

    private Expression inList(int depth) {
        SqlType type = comparedType(2);
        List<Expression> list = new ArrayList<>(IntStream.rangeClosed(0, Draw.between(random, 0, 2))
                .<Expression>mapToObj(ignored -> Chance.oneIn(5).happens(random)
                        ? expressions.leaf(type)
                        : Sql.literal(values.draw(random, type)))
                .toList());
        if (Chance.oneIn(6).happens(random) && operations.reads(Idiom.NULL_IN_LIST)) {
            list.add(Sql.literal(Value.NULL));
        }
        return new Expression.InList(
                expressions.of(type, depth - 1),
                list,
                Chance.oneIn(3).happens(random) && operations.knows(Construct.NOT_IN));
    }

    private Expression like(int depth) {
        return new Expression.Like(
                expressions.of(SqlType.TEXT, depth - 1),
                Sql.literal(Value.of(Draw.oneOf(random, PATTERNS))),
                Chance.oneIn(3).happens(random));
    }

    private Expression subquery(int depth) {
        return scope.others().isEmpty()
                ? comparison(depth)
                : new SubqueryGrammar(random, operations, values, scope).predicate(depth);
    }
}
