package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Predicates as the comparisons that they stand for: a DBMS that evaluates BETWEEN, IN, a row value or a CASE wrongly does so in
 * both queries of a pair, unless one of them holds an equivalent form.
 *
 * <ul>
 *   <li>{@code a BETWEEN b AND c -> a >= b AND a <= c}
 *   <li>{@code a IN (b, c) -> a = b OR a = c}, for literals and columns b and c; a column stands as {@code +b}, which takes the
 *       affinity from it, as IN does, and only where a is a column too, whose collation then counts
 *   <li>{@code (a, b) = (c, d) -> a = c AND b = d}, {@code (a, b) < (c, d) -> a < c OR a = c AND b < d}, and so for the others
 *   <li>{@code CASE a WHEN b THEN x END -> CASE WHEN a = b THEN x END}
 *   <li>{@code a < b -> NOT (a >= b)} where one of the two is a literal
 * </ul>
 *
 * <p>For values of one type that is the standard. For values of any types it must be what the DBMS's documentation says.
 */
record PredicatesExpanded() implements TreeMapping {

    @Override
    public Expression expression(Expression expression) {
        Expression changed = children(expression);
        return switch (changed) {
            case Expression.Between(var operand, var low, var high, var negated) ->
                rows(operand, low, high)
                        ? changed
                        : negated(
                                Sql.and(
                                        Sql.binary(BinaryOperator.GREATER_OR_EQUAL, operand, low),
                                        Sql.binary(BinaryOperator.LESS_OR_EQUAL, operand, high)),
                                negated);
            case Expression.InList(var operand, var values, var negated) ->
                values.isEmpty() || !values.stream().allMatch(value -> isCompared(operand, value))
                        ? changed
                        : negated(
                                values.stream()
                                        .map(value -> Sql.binary(BinaryOperator.EQUAL, operand, withoutAffinity(value)))
                                        .reduce(Sql::or)
                                        .orElseThrow(),
                                negated);
            case Expression.Case(var operand, var branches, var otherwise) ->
                operand.filter(base -> !rows(base))
                        .<Expression>map(base -> new Expression.Case(
                                Optional.empty(),
                                branches.stream()
                                        .map(branch -> new Expression.When(
                                                Sql.binary(BinaryOperator.EQUAL, base, branch.condition()),
                                                branch.result()))
                                        .toList(),
                                otherwise))
                        .orElse(changed);
            case Expression.Binary(var operator, var left, var right)
            when left instanceof Expression.RowValue(var lefts)
                    && right instanceof Expression.RowValue(var rights)
                    && lefts.size() == rights.size() ->
                ofRows(operator, lefts, rights).orElse(changed);
            case Expression.Binary(var operator, var left, var right)
            when left instanceof Expression.Literal || right instanceof Expression.Literal ->
                opposite(operator)
                        .<Expression>map(other -> negated(Sql.binary(other, left, right), true))
                        .orElse(changed);
            case Expression.Binary binary -> binary;
            case Expression.Literal literal -> literal;
            case Expression.ColumnReference reference -> reference;
            case Expression.Unary unary -> unary;
            case Expression.Is is -> is;
            case Expression.InQuery in -> in;
            case Expression.Exists exists -> exists;
            case Expression.ScalarQuery query -> query;
            case Expression.Quantified quantified -> quantified;
            case Expression.Like like -> like;
            case Expression.Cast cast -> cast;
            case Expression.Function function -> function;
            case Expression.RowValue row -> row;
            case Expression.Star star -> star;
            case Expression.Interval interval -> interval;
            case Expression.Verbatim verbatim -> verbatim;
            case Expression.Template template -> template;
        };
    }

    /** Whether {@code operand = value} has the collation and the affinity that IN takes: those of the operand alone. */
    private static boolean isCompared(Expression operand, Expression value) {
        return !rows(operand)
                && (value instanceof Expression.Literal
                        || value instanceof Expression.ColumnReference
                                && operand instanceof Expression.ColumnReference);
    }

    private static Expression withoutAffinity(Expression value) {
        return value instanceof Expression.ColumnReference ? new Expression.Unary(UnaryOperator.PLUS, value) : value;
    }

    private static Optional<Expression> ofRows(
            BinaryOperator operator, List<Expression> lefts, List<Expression> rights) {
        return switch (operator) {
            case EQUAL -> Optional.of(equal(lefts, rights));
            case NOT_EQUAL -> Optional.of(negated(equal(lefts, rights), true));
            case LESS -> Optional.of(ordered(BinaryOperator.LESS, BinaryOperator.LESS, lefts, rights));
            case LESS_OR_EQUAL ->
                Optional.of(ordered(BinaryOperator.LESS, BinaryOperator.LESS_OR_EQUAL, lefts, rights));
            case GREATER -> Optional.of(ordered(BinaryOperator.GREATER, BinaryOperator.GREATER, lefts, rights));
            case GREATER_OR_EQUAL ->
                Optional.of(ordered(BinaryOperator.GREATER, BinaryOperator.GREATER_OR_EQUAL, lefts, rights));
            case AND, OR, DISTINCT_FROM, NOT_DISTINCT_FROM -> Optional.empty();
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> Optional.empty();
        };
    }

    private static Expression equal(List<Expression> lefts, List<Expression> rights) {
        var equalities = new ArrayList<Expression>();
        for (int i = 0; i < lefts.size(); i++) {
            equalities.add(Sql.binary(BinaryOperator.EQUAL, lefts.get(i), rights.get(i)));
        }
        return equalities.stream().reduce(Sql::and).orElseThrow();
    }

    /** The first column decides, the next one where these are equal. */
    private static Expression ordered(
            BinaryOperator operator, BinaryOperator last, List<Expression> lefts, List<Expression> rights) {
        Expression first = lefts.getFirst();
        Expression other = rights.getFirst();
        if (lefts.size() == 1) {
            return Sql.binary(last, first, other);
        }
        Expression rest = ordered(operator, last, lefts.subList(1, lefts.size()), rights.subList(1, rights.size()));
        return Sql.or(
                Sql.binary(operator, first, other), Sql.and(Sql.binary(BinaryOperator.EQUAL, first, other), rest));
    }

    private static Optional<BinaryOperator> opposite(BinaryOperator operator) {
        return switch (operator) {
            case EQUAL -> Optional.of(BinaryOperator.NOT_EQUAL);
            case NOT_EQUAL -> Optional.of(BinaryOperator.EQUAL);
            case LESS -> Optional.of(BinaryOperator.GREATER_OR_EQUAL);
            case LESS_OR_EQUAL -> Optional.of(BinaryOperator.GREATER);
            case GREATER -> Optional.of(BinaryOperator.LESS_OR_EQUAL);
            case GREATER_OR_EQUAL -> Optional.of(BinaryOperator.LESS);
            case AND, OR, DISTINCT_FROM, NOT_DISTINCT_FROM -> Optional.empty();
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> Optional.empty();
        };
    }

    private static boolean rows(Expression... expressions) {
        return List.of(expressions).stream().anyMatch(expression -> expression instanceof Expression.RowValue);
    }

    private static Expression negated(Expression expression, boolean negated) {
        return negated ? Sql.not(expression) : expression;
    }
}
