package io.panoptes.corpus;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Expressions that are TRUE, FALSE or NULL. */
final class PredicateGrammar {
    private static final List<String> PATTERNS = List.of("a%", "%b", "_", "%", "a_", "%a%");

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
        return switch (random.nextInt(16)) {
            case 0, 1 -> new Expression.Binary(BinaryOperator.AND, operand(depth), operand(depth));
            case 2, 3 -> new Expression.Binary(BinaryOperator.OR, operand(depth), operand(depth));
            case 4 -> new Expression.Unary(Expression.UnaryOperator.NOT, operand(depth));
            case 5 -> isNull(depth);
            case 6 -> truthTest(depth);
            case 7 -> operations.knows(Construct.BETWEEN) ? between(depth) : comparison(depth);
            case 8 -> operations.knows(Construct.IN) ? inList(depth) : comparison(depth);
            case 9 -> operations.knows(Construct.LIKE) ? like(depth) : comparison(depth);
            case 10 -> expressions.operation(SqlType.BOOLEAN, depth);
            case 11, 12 -> subquery(depth);
            default -> comparison(depth);
        };
    }

    /** The type of some column of the row, so that comparisons meet data. */
    SqlType comparableType() {
        return scope.row().isEmpty()
                ? SqlType.INTEGER
                : scope.row().get(random.nextInt(scope.row().size())).type();
    }

    private Expression operand(int depth) {
        return depth <= 1 && random.nextBoolean() ? comparison(0) : expressions.of(SqlType.BOOLEAN, depth - 1);
    }

    private Expression comparison(int depth) {
        SqlType type = comparedType(depth);
        Expression left = expressions.of(type, depth - 1);
        Expression right = random.nextInt(3) == 0 ? expressions.constant(type) : expressions.of(type, depth - 1);
        BinaryOperator operator = random.nextInt(8) == 0
                ? (random.nextBoolean() ? BinaryOperator.DISTINCT_FROM : BinaryOperator.NOT_DISTINCT_FROM)
                : Comparisons.draw(random);
        return new Expression.Binary(operator, left, right);
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
        var test = switch (random.nextInt(5)) {
            case 0, 1 -> Expression.Test.TRUE;
            case 2, 3 -> Expression.Test.FALSE;
            default -> operations.reads(Idiom.IS_UNKNOWN) ? Expression.Test.UNKNOWN : Expression.Test.TRUE;
        };
        return new Expression.Is(operand(depth), test, random.nextBoolean());
    }

    private Expression between(int depth) {
        SqlType type = comparedType(2);
        return new Expression.Between(
                expressions.of(type, depth - 1),
                expressions.leaf(type),
                expressions.leaf(type),
                random.nextInt(3) == 0);
    }

    private Expression inList(int depth) {
        SqlType type = comparedType(2);
        List<Expression> list = new ArrayList<>(IntStream.rangeClosed(0, random.nextInt(3))
                .<Expression>mapToObj(ignored -> random.nextInt(5) == 0
                        ? expressions.leaf(type)
                        : new Expression.Literal(values.draw(random, type)))
                .toList());
        if (random.nextInt(6) == 0 && operations.reads(Idiom.NULL_IN_LIST)) {
            list.add(new Expression.Literal(Value.NULL));
        }
        return new Expression.InList(
                expressions.of(type, depth - 1), list, random.nextInt(3) == 0 && operations.knows(Construct.NOT_IN));
    }

    private Expression like(int depth) {
        return new Expression.Like(
                expressions.of(SqlType.TEXT, depth - 1),
                new Expression.Literal(Value.of(PATTERNS.get(random.nextInt(PATTERNS.size())))),
                random.nextInt(3) == 0);
    }

    private Expression subquery(int depth) {
        return scope.others().isEmpty()
                ? comparison(depth)
                : new SubqueryGrammar(random, operations, values, scope).predicate(depth);
    }
}
