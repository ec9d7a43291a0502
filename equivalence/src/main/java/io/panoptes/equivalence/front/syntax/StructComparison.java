package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.jspecify.annotations.Nullable;

/**
 * {@code (a, b) < (c, d) -> ROW_BEFORE(a, b, c, d)} where rows are compared as values of their own: there a NULL equals a NULL, and an
 * order takes it for the greatest, so that no comparison is NULL.
 *
 * <p>{@code (a, b) < ANY (q) -> EXISTS (SELECT * FROM q AS t (x, y) WHERE ROW_BEFORE(a, b, x, y))}. But = and <> compare with the rows of
 * a query column by column, as IN does: there a NULL leaves the answer open.
 */
record StructComparison() implements SyntaxRewrite {
    /** No query has a table or a column of such a name. */
    private static final String ROWS = "?rows";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return switch (call.getKind()) {
            case EQUALS,
                    NOT_EQUALS,
                    LESS_THAN,
                    LESS_THAN_OR_EQUAL,
                    GREATER_THAN,
                    GREATER_THAN_OR_EQUAL,
                    IS_DISTINCT_FROM,
                    IS_NOT_DISTINCT_FROM ->
                isRow(call.operand(0)) || isRow(call.operand(1))
                        ? Optional.of(compared(call.getKind(), call.operand(0), call.operand(1)))
                        : Optional.empty();
            case BETWEEN -> {
                if (isRow(call.operand(0))) {
                    throw new Unsupported("BETWEEN of a row");
                }
                yield Optional.empty();
            }
            case IN, NOT_IN ->
                isRow(call.operand(0)) && call.operand(1) instanceof SqlNodeList rows
                        ? Optional.of(among(call, rows))
                        : Optional.empty();
            case SOME, ALL -> isRow(call.operand(0)) ? Optional.of(quantified(call)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean isRow(SqlNode node) {
        return node.getKind() == SqlKind.ROW;
    }

    private static SqlNode compared(SqlKind kind, SqlNode left, SqlNode right) {
        if (!isRow(left) || !isRow(right)) {
            throw new Unsupported("comparison of a row with what is not written as one");
        }
        return switch (kind) {
            case EQUALS, IS_NOT_DISTINCT_FROM -> row(FrontOperators.ROW_SAME, left, right);
            case NOT_EQUALS, IS_DISTINCT_FROM -> not(row(FrontOperators.ROW_SAME, left, right));
            case LESS_THAN -> row(FrontOperators.ROW_BEFORE, left, right);
            case GREATER_THAN -> row(FrontOperators.ROW_BEFORE, right, left);
            case LESS_THAN_OR_EQUAL -> not(row(FrontOperators.ROW_BEFORE, right, left));
            case GREATER_THAN_OR_EQUAL -> not(row(FrontOperators.ROW_BEFORE, left, right));
            default -> throw new Unsupported(kind + " of rows");
        };
    }

    private static SqlNode row(SqlOperator operator, SqlNode left, SqlNode right) {
        List<SqlNode> items = new ArrayList<>(items(left));
        List<SqlNode> others = items(right);
        if (!sameShape(left, right)) {
            throw new Unsupported("comparison of rows of different width");
        }
        items.addAll(others);
        return operator.createCall(left.getParserPosition(), items);
    }

    private static boolean sameShape(SqlNode left, SqlNode right) {
        if (!isRow(left) || !isRow(right)) {
            return !isRow(left) && !isRow(right);
        }
        List<SqlNode> items = ((SqlCall) left).getOperandList();
        List<SqlNode> others = ((SqlCall) right).getOperandList();
        boolean same = items.size() == others.size();
        for (int i = 0; same && i < items.size(); i++) {
            same = sameShape(items.get(i), others.get(i));
        }
        return same;
    }

    /** What stands in the row, and in rows that stand in it: these are compared in the same order. */
    private static List<SqlNode> items(SqlNode row) {
        return ((SqlCall) row)
                .getOperandList().stream()
                        .flatMap(item -> isRow(item) ? items(item).stream() : Stream.of(item))
                        .toList();
    }

    private static SqlNode among(SqlCall call, SqlNodeList rows) {
        checkRepeatable(call.operand(0));
        SqlNode any = rows.stream()
                .map(row -> compared(SqlKind.EQUALS, call.operand(0), row))
                .reduce((one, other) -> SqlStdOperatorTable.OR.createCall(one.getParserPosition(), one, other))
                .orElseThrow();
        return call.getKind() == SqlKind.IN ? any : not(any);
    }

    /** Calcite takes a query that stands in two places for one. */
    private static void checkRepeatable(SqlNode row) {
        boolean repeatable = items(row).stream()
                .allMatch(item -> item instanceof SqlIdentifier
                        || item instanceof SqlLiteral
                        || (item instanceof SqlBasicCall call && isRepeatable(call)));
        if (!repeatable) {
            throw new Unsupported("IN of a row that holds more than columns and arithmetic");
        }
    }

    private static boolean isRepeatable(SqlBasicCall call) {
        return call.getOperandList().stream()
                .allMatch(operand -> operand instanceof SqlIdentifier
                        || operand instanceof SqlLiteral
                        || (operand instanceof SqlBasicCall inner && isRepeatable(inner)));
    }

    private static SqlNode quantified(SqlCall call) {
        SqlKind comparison = ((SqlQuantifyOperator) call.getOperator()).comparisonKind;
        boolean all = call.getKind() == SqlKind.ALL;
        SqlNode query = call.operand(1);
        if (!query.isA(SqlKind.QUERY)) {
            throw new Unsupported("ANY or ALL of a row and a list");
        }
        if (items(call.operand(0)).size() != ((SqlCall) call.operand(0)).operandCount()) {
            throw new Unsupported("ANY or ALL of a row that holds rows");
        }
        SqlParserPos position = call.getParserPosition();
        return switch (comparison) {
            case EQUALS -> all ? not(different(call)) : SqlStdOperatorTable.IN.createCall(position, operands(call));
            case NOT_EQUALS -> all ? SqlStdOperatorTable.NOT_IN.createCall(position, operands(call)) : different(call);
            default -> {
                SqlNode here = compared(comparison, call.operand(0), columns(call));
                SqlNodeList star = SqlNodeList.of(SqlIdentifier.star(position));
                SqlNode exists =
                        SqlStdOperatorTable.EXISTS.createCall(position, select(call, star, all ? not(here) : here));
                yield all ? not(exists) : exists;
            }
        };
    }

    private static List<SqlNode> operands(SqlCall call) {
        return List.of(call.operand(0), call.operand(1));
    }

    /** {@code (a, b) <> ANY (q) -> TRUE IN (SELECT a <> x OR b <> y FROM q AS t (x, y))}. */
    private static SqlNode different(SqlCall call) {
        SqlParserPos position = call.getParserPosition();
        List<SqlNode> items = items(call.operand(0));
        List<SqlNode> columns = items(columns(call));
        SqlNode different = IntStream.range(0, items.size())
                .<SqlNode>mapToObj(
                        i -> SqlStdOperatorTable.NOT_EQUALS.createCall(position, items.get(i), columns.get(i)))
                .reduce((one, other) -> SqlStdOperatorTable.OR.createCall(position, one, other))
                .orElseThrow();
        return SqlStdOperatorTable.IN.createCall(
                position, SqlLiteral.createBoolean(true, position), select(call, SqlNodeList.of(different), null));
    }

    private static SqlNode columns(SqlCall call) {
        List<SqlNode> columns = new ArrayList<>();
        for (int i = 0; i < ((SqlCall) call.operand(0)).operandCount(); i++) {
            columns.add(new SqlIdentifier(List.of(ROWS, "?" + i), call.getParserPosition()));
        }
        return SqlStdOperatorTable.ROW.createCall(call.getParserPosition(), columns);
    }

    private static SqlSelect select(SqlCall call, SqlNodeList items, @Nullable SqlNode where) {
        SqlParserPos position = call.getParserPosition();
        List<SqlNode> named = new ArrayList<>(List.<SqlNode>of(call.operand(1), new SqlIdentifier(ROWS, position)));
        for (int i = 0; i < ((SqlCall) call.operand(0)).operandCount(); i++) {
            named.add(new SqlIdentifier("?" + i, position));
        }
        SqlNode from = SqlStdOperatorTable.AS.createCall(position, named);
        return new SqlSelect(position, null, items, from, where, null, null, null, null, null, null, null, null);
    }

    private static SqlNode not(SqlNode condition) {
        return SqlStdOperatorTable.NOT.createCall(condition.getParserPosition(), condition);
    }
}
