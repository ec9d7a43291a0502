package io.panoptes.equivalence.front.unparse;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.function.FunctionLibrary;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A scalar expression as an expression of SQL, under the names of a scope. */
final class ScalarToExpression {
    private final BiFunction<Relation, @Nullable ColumnScope, Query> queries;
    private final QuotientStyle quotients;

    ScalarToExpression(BiFunction<Relation, @Nullable ColumnScope, Query> queries, QuotientStyle quotients) {
        this.queries = queries;
        this.quotients = quotients;
    }

    /** With a type that a bare literal would not show: NULL above all. */
    Expression typed(Scalar scalar, SqlType type, ColumnScope scope) {
        Expression expression = expression(scalar, scope);
        boolean bareNull = expression instanceof Expression.Literal(Value value) && value.isNull();
        return bareNull ? nullOf(type) : expression;
    }

    static Expression nullOf(SqlType type) {
        Expression literal = Sql.literal(Value.NULL);
        return type instanceof SqlType.NullType ? literal : new Expression.Cast(literal, type);
    }

    Expression expression(Scalar scalar, ColumnScope scope) {
        return switch (scalar) {
            case Scalar.Column column -> scope.column(column.index());
            case Scalar.Outer outer -> scope.outer(outer.level(), outer.index());
            case Scalar.Literal literal -> Sql.literal(literal.value());
            case Scalar.Call call -> call(call, scope);
            case Scalar.Uninterpreted function ->
                Sql.call(FunctionLibrary.plainName(function.name()), all(function.arguments(), scope));
            case Scalar.Case cases -> cases(cases, scope);
            case Scalar.Cast cast -> new Expression.Cast(expression(cast.operand(), scope), cast.type());
            case Scalar.Exists exists -> new Expression.Exists(queries.apply(exists.relation(), scope));
            case Scalar.In in ->
                new Expression.InQuery(row(all(in.left(), scope)), queries.apply(in.relation(), scope), false);
            case Scalar.Quantified quantified ->
                new Expression.Quantified(
                        expression(quantified.left(), scope),
                        comparison(quantified.comparison()),
                        quantified.all(),
                        queries.apply(quantified.relation(), scope));
            case Scalar.Subquery subquery -> new Expression.ScalarQuery(queries.apply(subquery.relation(), scope));
        };
    }

    Query.SortKey sortKey(Relation.SortKey key, ColumnScope scope) {
        return new Query.SortKey(
                expression(key.expression(), scope),
                key.descending(),
                key.nullsFirst() ? Query.NullOrder.FIRST : Query.NullOrder.LAST);
    }

    List<Expression> all(List<Scalar> list, ColumnScope scope) {
        return list.stream().map(scalar -> expression(scalar, scope)).toList();
    }

    private Expression call(Scalar.Call call, ColumnScope scope) {
        List<Expression> arguments = all(call.arguments(), scope);
        return switch (call.operator()) {
            case AND -> chain(BinaryOperator.AND, arguments);
            case OR -> chain(BinaryOperator.OR, arguments);
            case NOT -> Sql.not(arguments.getFirst());
            case EQUAL,
                    NOT_EQUAL,
                    LESS,
                    LESS_OR_EQUAL,
                    GREATER,
                    GREATER_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM -> Sql.binary(comparison(call.operator()), arguments.get(0), arguments.get(1));
            case IS_NULL -> Sql.is(arguments.getFirst(), Test.NULL);
            case IS_NOT_NULL -> Sql.isNot(arguments.getFirst(), Test.NULL);
            case IS_TRUE -> Sql.is(arguments.getFirst(), Test.TRUE);
            case IS_NOT_TRUE -> Sql.isNot(arguments.getFirst(), Test.TRUE);
            case IS_FALSE -> Sql.is(arguments.getFirst(), Test.FALSE);
            case IS_NOT_FALSE -> Sql.isNot(arguments.getFirst(), Test.FALSE);
            case PLUS -> chain(BinaryOperator.PLUS, arguments);
            case MINUS -> chain(BinaryOperator.MINUS, arguments);
            case TIMES -> chain(BinaryOperator.TIMES, arguments);
            case DIVIDE -> quotient(call, arguments);
            case MODULO -> Sql.binary(BinaryOperator.MODULO, arguments.get(0), nullForZero(arguments.get(1)));
            case NEGATE -> new Expression.Unary(UnaryOperator.NEGATE, arguments.getFirst());
            case CONCAT -> chain(BinaryOperator.CONCAT, arguments);
            case LIKE -> new Expression.Like(arguments.get(0), arguments.get(1), false);
            case ABS, FLOOR, CEILING, ROUND, UPPER, LOWER, SUBSTRING, TRIM, YEAR, MONTH, DAY ->
                Sql.call(call.operator().name(), arguments);
            case CHARACTER_LENGTH -> Sql.call("LENGTH", arguments);
            case GREATEST, LEAST ->
                nullWhereOneIs(arguments, Sql.call(call.operator().name(), arguments));
            case DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS -> dates(call.operator(), arguments);
        };
    }

    /** Whole quotients are cut towards zero, whatever the DBMS does with {@code /}. */
    private Expression quotient(Scalar.Call call, List<Expression> arguments) {
        Expression divisor = nullForZero(arguments.get(1));
        Expression plain = Sql.binary(BinaryOperator.DIVIDE, arguments.get(0), divisor);
        boolean whole = call.type() instanceof SqlType.IntegerType;
        boolean wholeOperands =
                call.arguments().stream().allMatch(argument -> argument.type() instanceof SqlType.IntegerType);
        return switch (quotients) {
            case FRACTION -> whole ? new Expression.Cast(Sql.call("TRUNC", List.of(plain)), call.type()) : plain;
            case WHOLE ->
                whole || !wholeOperands
                        ? plain
                        : Sql.binary(
                                BinaryOperator.DIVIDE, new Expression.Cast(arguments.get(0), SqlType.DOUBLE), divisor);
        };
    }

    /** DBMSs give an error, NULL or infinity for a division by zero; NULL is what the engine's review takes it for. */
    private static Expression nullForZero(Expression divisor) {
        boolean isOther = divisor instanceof Expression.Literal(Value.IntegerValue(var number)) && number.signum() != 0;
        return isOther ? divisor : Sql.call("NULLIF", List.of(divisor, Sql.number(0)));
    }

    private static Expression dates(Operator operator, List<Expression> arguments) {
        Expression first = arguments.get(0);
        Expression second = arguments.get(1);
        return switch (operator) {
            case DATE_ADD_DAYS -> Sql.binary(BinaryOperator.PLUS, first, second);
            case DATE_DIFF_DAYS -> Sql.binary(BinaryOperator.MINUS, first, second);
            default ->
                new Expression.Cast(
                        Sql.binary(BinaryOperator.PLUS, first, Sql.call("TO_MONTHS", List.of(second))), SqlType.DATE);
        };
    }

    /** DBMSs differ on what the greatest of 1 and NULL is; the algebra says NULL. */
    private static Expression nullWhereOneIs(List<Expression> arguments, Expression otherwise) {
        Expression anyNull = arguments.stream()
                .map(argument -> (Expression) Sql.is(argument, Test.NULL))
                .reduce(Sql::or)
                .orElseThrow();
        return Sql.choose(anyNull, Sql.literal(Value.NULL), otherwise);
    }

    private Expression cases(Scalar.Case cases, ColumnScope scope) {
        List<Expression.When> branches = cases.branches().stream()
                .map(branch ->
                        new Expression.When(expression(branch.condition(), scope), expression(branch.result(), scope)))
                .toList();
        return new Expression.Case(Optional.empty(), branches, Optional.of(expression(cases.otherwise(), scope)));
    }

    private static Expression chain(BinaryOperator operator, List<Expression> arguments) {
        return arguments.stream()
                .reduce((left, right) -> Sql.binary(operator, left, right))
                .orElseThrow();
    }

    private static Expression row(List<Expression> items) {
        return items.size() == 1 ? items.getFirst() : new Expression.RowValue(items);
    }

    private static BinaryOperator comparison(Operator operator) {
        return switch (operator) {
            case EQUAL -> BinaryOperator.EQUAL;
            case NOT_EQUAL -> BinaryOperator.NOT_EQUAL;
            case LESS -> BinaryOperator.LESS;
            case LESS_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
            case GREATER -> BinaryOperator.GREATER;
            case GREATER_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
            case IS_DISTINCT_FROM -> BinaryOperator.DISTINCT_FROM;
            case IS_NOT_DISTINCT_FROM -> BinaryOperator.NOT_DISTINCT_FROM;
            default -> throw new IllegalArgumentException("not a comparison: " + operator);
        };
    }
}
