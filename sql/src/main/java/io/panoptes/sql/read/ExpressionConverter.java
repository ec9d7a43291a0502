package io.panoptes.sql.read;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelectKeyword;
import org.apache.calcite.sql.SqlWindow;
import org.apache.calcite.sql.fun.SqlBetweenOperator;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlInOperator;
import org.apache.calcite.sql.fun.SqlLikeOperator;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.jspecify.annotations.Nullable;

/** Calcite's expressions to ours. */
final class ExpressionConverter {
    private final PreparedText text;
    private final QueryConverter queries;

    ExpressionConverter(PreparedText text) {
        this.text = text;
        this.queries = new QueryConverter(text, this);
    }

    ExpressionConverter(PreparedText text, QueryConverter queries) {
        this.text = text;
        this.queries = queries;
    }

    List<Expression> all(List<? extends @Nullable SqlNode> nodes) {
        List<Expression> expressions = new ArrayList<>();
        for (SqlNode node : nodes) {
            if (node != null) {
                expressions.add(expression(node));
            }
        }
        return expressions;
    }

    Expression expression(SqlNode node) {
        if (node instanceof SqlIdentifier identifier) {
            return identifier(identifier);
        }
        if (node instanceof SqlIntervalQualifier unit) {
            return new Expression.Verbatim(unit.toString().toUpperCase(Locale.ROOT));
        }
        if (node instanceof SqlLiteral literal) {
            return LiteralConverter.convert(literal);
        }
        if (node instanceof SqlNodeList list) {
            return list.size() == 1 ? expression(list.get(0)) : new Expression.RowValue(all(list));
        }
        if (node.getKind().belongsTo(SqlKind.QUERY)) {
            return new Expression.ScalarQuery(queries.query(node));
        }
        if (node instanceof SqlCase conditional) {
            return conditional(conditional);
        }
        if (node instanceof SqlCall call) {
            return call(call);
        }
        throw QueryConverter.unsupported(node, node.getKind() + " in an expression", "Write it without.");
    }

    private static Expression identifier(SqlIdentifier identifier) {
        if (identifier.isStar() && identifier.names.size() == 1) {
            return new Expression.Star();
        }
        return switch (identifier.names.size()) {
            case 1 -> new Expression.ColumnReference(Optional.empty(), identifier.names.get(0));
            case 2 -> new Expression.ColumnReference(Optional.of(identifier.names.get(0)), identifier.names.get(1));
            default ->
                throw QueryConverter.unsupported(
                        identifier, "a name of more than two parts", "Name a column as table.column.");
        };
    }

    private Expression conditional(SqlCase conditional) {
        List<Expression.When> branches = new ArrayList<>();
        for (int i = 0; i < conditional.getWhenOperands().size(); i++) {
            branches.add(new Expression.When(
                    expression(conditional.getWhenOperands().get(i)),
                    expression(conditional.getThenOperands().get(i))));
        }
        SqlNode operand = conditional.getValueOperand();
        SqlNode otherwise = conditional.getElseOperand();
        return new Expression.Case(
                operand == null ? Optional.empty() : Optional.of(expression(operand)),
                branches,
                otherwise == null || isMadeUp(otherwise) ? Optional.empty() : Optional.of(expression(otherwise)));
    }

    /** Calcite makes ELSE NULL of an absent ELSE; then no NULL stands in the text there. */
    private boolean isMadeUp(SqlNode otherwise) {
        return otherwise instanceof SqlLiteral literal
                && literal.getValue() == null
                && !text.has("NULL", literal.getParserPosition());
    }

    private Expression call(SqlCall call) {
        return switch (call.getKind()) {
            case AND -> chain(BinaryOperator.AND, call);
            case OR -> chain(BinaryOperator.OR, call);
            case EQUALS -> binary(BinaryOperator.EQUAL, call);
            case NOT_EQUALS -> binary(BinaryOperator.NOT_EQUAL, call);
            case LESS_THAN -> binary(BinaryOperator.LESS, call);
            case LESS_THAN_OR_EQUAL -> binary(BinaryOperator.LESS_OR_EQUAL, call);
            case GREATER_THAN -> binary(BinaryOperator.GREATER, call);
            case GREATER_THAN_OR_EQUAL -> binary(BinaryOperator.GREATER_OR_EQUAL, call);
            case IS_DISTINCT_FROM -> binary(BinaryOperator.DISTINCT_FROM, call);
            case IS_NOT_DISTINCT_FROM -> binary(BinaryOperator.NOT_DISTINCT_FROM, call);
            case PLUS -> binary(BinaryOperator.PLUS, call);
            case MINUS -> binary(BinaryOperator.MINUS, call);
            case TIMES -> binary(BinaryOperator.TIMES, call);
            case DIVIDE -> binary(BinaryOperator.DIVIDE, call);
            case NOT -> new Expression.Unary(UnaryOperator.NOT, operand(call, 0));
            case PLUS_PREFIX -> new Expression.Unary(UnaryOperator.PLUS, operand(call, 0));
            case MINUS_PREFIX -> LiteralConverter.negated(operand(call, 0));
            case IS_NULL -> is(call, nullOrUnknown(call), false);
            case IS_NOT_NULL -> is(call, nullOrUnknown(call), true);
            case IS_TRUE -> is(call, Test.TRUE, false);
            case IS_NOT_TRUE -> is(call, Test.TRUE, true);
            case IS_FALSE -> is(call, Test.FALSE, false);
            case IS_NOT_FALSE -> is(call, Test.FALSE, true);
            case IS_UNKNOWN -> is(call, Test.UNKNOWN, false);
            case BETWEEN ->
                new Expression.Between(
                        operand(call, 0),
                        operand(call, 1),
                        operand(call, 2),
                        ((SqlBetweenOperator) call.getOperator()).isNegated());
            case IN, NOT_IN -> in(call);
            case SOME, ALL -> quantified(call);
            case LIKE -> like(call);
            case EXISTS -> new Expression.Exists(queries.query(call.operand(0)));
            case SCALAR_QUERY -> new Expression.ScalarQuery(queries.query(call.operand(0)));
            case CAST -> cast(call);
            case ROW -> new Expression.RowValue(all(call.getOperandList()));
            case OVER -> over(call);
            case FILTER -> withFilter(operand(call, 0), operand(call, 1), call);
            case INTERVAL ->
                new Expression.Interval(
                        String.valueOf(call.operand(0).toString()).replace("'", ""),
                        call.operand(1).toString().toUpperCase(Locale.ROOT));
            case CUBE, ROLLUP, GROUPING_SETS, WITHIN_GROUP, SIMILAR, RLIKE, ARRAY_VALUE_CONSTRUCTOR ->
                throw QueryConverter.unsupported(call, call.getKind() + " here", "Write it without.");
            default -> other(call);
        };
    }

    /** Calcite has one kind for both. */
    private static Test nullOrUnknown(SqlCall call) {
        boolean unknown = call.getOperator().equals(SqlStdOperatorTable.IS_UNKNOWN)
                || call.getOperator().equals(SqlStdOperatorTable.IS_NOT_UNKNOWN);
        return unknown ? Test.UNKNOWN : Test.NULL;
    }

    private Expression other(SqlCall call) {
        String name = call.getOperator().getName();
        return switch (name.toUpperCase(Locale.ROOT)) {
            case "||" -> binary(BinaryOperator.CONCAT, call);
            case "%" -> binary(BinaryOperator.MODULO, call);
            case "<=>" -> binary(BinaryOperator.NOT_DISTINCT_FROM, call);
            default -> function(call, name);
        };
    }

    private Expression function(SqlCall call, String name) {
        if (!name.matches("[A-Za-z_][A-Za-z_0-9$]*")) {
            throw QueryConverter.unsupported(
                    call, "the operator %s".formatted(name), "Use a function or CASE instead.");
        }
        SqlLiteral quantifier = call.getFunctionQuantifier();
        boolean distinct = quantifier != null && quantifier.getValue() == SqlSelectKeyword.DISTINCT;
        return new Expression.Function(
                name.toUpperCase(Locale.ROOT),
                all(call.getOperandList()),
                distinct,
                Optional.empty(),
                Optional.empty());
    }

    private Expression binary(BinaryOperator operator, SqlCall call) {
        return new Expression.Binary(operator, operand(call, 0), operand(call, 1));
    }

    private Expression chain(BinaryOperator operator, SqlCall call) {
        Expression chain = operand(call, 0);
        for (int i = 1; i < call.operandCount(); i++) {
            chain = new Expression.Binary(operator, chain, operand(call, i));
        }
        return chain;
    }

    private Expression is(SqlCall call, Test test, boolean negated) {
        return new Expression.Is(operand(call, 0), test, negated);
    }

    private Expression in(SqlCall call) {
        boolean negated = ((SqlInOperator) call.getOperator()).kind == SqlKind.NOT_IN;
        SqlNode right = call.operand(1);
        return right instanceof SqlNodeList list
                ? new Expression.InList(operand(call, 0), all(list), negated)
                : new Expression.InQuery(operand(call, 0), queries.query(right), negated);
    }

    private Expression quantified(SqlCall call) {
        SqlQuantifyOperator quantifier = (SqlQuantifyOperator) call.getOperator();
        BinaryOperator operator = switch (quantifier.comparisonKind) {
            case EQUALS -> BinaryOperator.EQUAL;
            case NOT_EQUALS -> BinaryOperator.NOT_EQUAL;
            case LESS_THAN -> BinaryOperator.LESS;
            case LESS_THAN_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
            case GREATER_THAN -> BinaryOperator.GREATER;
            case GREATER_THAN_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
            default -> throw QueryConverter.unsupported(call, quantifier.getName(), "Use a plain comparison.");
        };
        if (!call.operand(1).getKind().belongsTo(SqlKind.QUERY)) {
            throw QueryConverter.unsupported(call, quantifier.getName() + " over a list", "Use IN or a query.");
        }
        return new Expression.Quantified(
                operand(call, 0), operator, quantifier.kind == SqlKind.ALL, queries.query(call.operand(1)));
    }

    private Expression like(SqlCall call) {
        SqlLikeOperator like = (SqlLikeOperator) call.getOperator();
        if (call.operandCount() > 2
                || !like.getName().endsWith("LIKE")
                || like.getName().contains("ILIKE")) {
            throw QueryConverter.unsupported(call, like.getName() + " or ESCAPE", "Use LIKE without ESCAPE.");
        }
        return new Expression.Like(operand(call, 0), operand(call, 1), like.isNegated());
    }

    private Expression cast(SqlCall call) {
        if (!(call.operand(1) instanceof SqlDataTypeSpec type)
                || !(call.getOperator().getName().equals("CAST")
                        || call.getOperator().getName().equals("::"))) {
            throw QueryConverter.unsupported(call, call.getOperator().getName(), "Write CAST(... AS type).");
        }
        List<Integer> arguments = new ArrayList<>();
        if (type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec basic && basic.getPrecision() >= 0) {
            arguments.add(basic.getPrecision());
            if (basic.getScale() >= 0) {
                arguments.add(basic.getScale());
            }
        }
        String name = type.getTypeNameSpec().getTypeName().getSimple();
        return new Expression.Cast(
                operand(call, 0),
                io.panoptes.sql.type.TypeNames.read(name, arguments)
                        .orElseThrow(() -> QueryConverter.unsupported(
                                call,
                                "the type %s".formatted(name),
                                "Known are " + io.panoptes.sql.type.TypeNames.KNOWN + ".")));
    }

    private Expression withFilter(Expression aggregate, Expression condition, SqlCall call) {
        if (!(aggregate instanceof Expression.Function function)) {
            throw QueryConverter.unsupported(call, "FILTER behind no function", "Write it behind an aggregate.");
        }
        return new Expression.Function(
                function.name(), function.arguments(), function.distinct(), Optional.of(condition), function.over());
    }

    private Expression over(SqlCall call) {
        if (!(operand(call, 0) instanceof Expression.Function function)) {
            throw QueryConverter.unsupported(call, "OVER behind no function", "Write it behind a window function.");
        }
        if (!(call.operand(1) instanceof SqlWindow window) || window.getRefName() != null) {
            throw QueryConverter.unsupported(call, "a named window", "Write the window in parentheses behind OVER.");
        }
        return new Expression.Function(
                function.name(),
                function.arguments(),
                function.distinct(),
                function.filter(),
                Optional.of(new Expression.Window(
                        all(window.getPartitionList()), sortKeys(window.getOrderList()), frame(window))));
    }

    private static Optional<String> frame(SqlWindow window) {
        SqlNode lower = window.getLowerBound();
        SqlNode upper = window.getUpperBound();
        String left = exclusion(window);
        if (lower == null) {
            if (!left.isEmpty()) {
                throw QueryConverter.unsupported(
                        window, "EXCLUDE without a frame", "Write the frame before it, such as ROWS 1 PRECEDING.");
            }
            return Optional.empty();
        }
        String unit = window.isRows() ? "ROWS " : "RANGE ";
        String first = lower.toString().replace("`", "");
        String bounds = upper == null
                ? first
                : "BETWEEN " + first + " AND " + upper.toString().replace("`", "");
        return Optional.of(unit + bounds + left);
    }

    /** Empty for EXCLUDE NO OTHERS, which is what goes without saying. */
    private static String exclusion(SqlWindow window) {
        SqlLiteral exclude = window.getExclude();
        return exclude == null || SqlWindow.isExcludeNoOthers(exclude) ? "" : " " + exclude.toValue();
    }

    List<Query.SortKey> sortKeys(SqlNodeList list) {
        return list.stream().map(this::sortKey).toList();
    }

    private Query.SortKey sortKey(SqlNode node) {
        return switch (node.getKind()) {
            case NULLS_FIRST -> withNulls(sortKey(((SqlBasicCall) node).operand(0)), Query.NullOrder.FIRST);
            case NULLS_LAST -> withNulls(sortKey(((SqlBasicCall) node).operand(0)), Query.NullOrder.LAST);
            case DESCENDING ->
                new Query.SortKey(expression(((SqlBasicCall) node).operand(0)), true, Query.NullOrder.UNSPECIFIED);
            default -> new Query.SortKey(expression(node), false, Query.NullOrder.UNSPECIFIED);
        };
    }

    private static Query.SortKey withNulls(Query.SortKey key, Query.NullOrder nulls) {
        return new Query.SortKey(key.expression(), key.descending(), nulls);
    }

    private Expression operand(SqlCall call, int index) {
        return expression(call.operand(index));
    }
}
