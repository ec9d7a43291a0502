package io.panoptes.sql.read;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;

/**
 * Calcite's GROUP BY to ours. A mixture such as {@code a, ROLLUP(b)} becomes the grouping sets that it stands for.
 */
record GroupByConverter(ExpressionConverter expressions) {

    Query.GroupBy convert(SqlNodeList group) {
        if (group.size() == 1 && group.get(0) instanceof SqlCall call) {
            List<SqlNode> operands = call.getOperandList();
            boolean plain = isGrouping(call)
                    && operands.stream().noneMatch(operand -> operand.getKind() == SqlKind.ROW || isEmptySet(operand));
            if (call.getKind() == SqlKind.ROLLUP && plain) {
                return new Query.GroupBy.Rollup(expressions.all(operands));
            }
            if (call.getKind() == SqlKind.CUBE && plain) {
                return new Query.GroupBy.Cube(expressions.all(operands));
            }
        }
        List<List<Expression>> sets = List.of(List.of());
        for (SqlNode element : group) {
            sets = product(sets, sets(element));
        }
        boolean grouping = group.stream().anyMatch(element -> isGrouping(element) || isEmptySet(element));
        return grouping || group.isEmpty() ? new Query.GroupBy.GroupingSets(sets) : new Query.GroupBy.Keys(sets.get(0));
    }

    private List<List<Expression>> sets(SqlNode element) {
        if (isEmptySet(element)) {
            return List.of(List.of());
        }
        return switch (element.getKind()) {
            case ROLLUP -> rollup(((SqlCall) element).getOperandList());
            case CUBE -> cube(((SqlCall) element).getOperandList());
            case GROUPING_SETS ->
                ((SqlCall) element)
                        .getOperandList().stream()
                                .flatMap(operand -> sets(operand).stream())
                                .toList();
            default -> List.of(keys(element));
        };
    }

    /** From the longest prefix to the empty one. */
    private List<List<Expression>> rollup(List<SqlNode> operands) {
        List<List<Expression>> sets = new ArrayList<>();
        for (int size = operands.size(); size >= 0; size--) {
            sets.add(operands.subList(0, size).stream()
                    .flatMap(operand -> keys(operand).stream())
                    .toList());
        }
        return sets;
    }

    /** Every subset. */
    private List<List<Expression>> cube(List<SqlNode> operands) {
        List<List<Expression>> sets = List.of(List.of());
        for (SqlNode operand : operands) {
            sets = product(sets, List.of(keys(operand), List.of()));
        }
        return sets;
    }

    private List<Expression> keys(SqlNode element) {
        return element.getKind() == SqlKind.ROW
                ? expressions.all(((SqlCall) element).getOperandList())
                : List.of(expressions.expression(element));
    }

    private static List<List<Expression>> product(List<List<Expression>> lefts, List<List<Expression>> rights) {
        List<List<Expression>> both = new ArrayList<>();
        for (List<Expression> left : lefts) {
            for (List<Expression> right : rights) {
                List<Expression> set = new ArrayList<>(left);
                set.addAll(right);
                both.add(set);
            }
        }
        return both;
    }

    private static boolean isGrouping(SqlNode element) {
        return switch (element.getKind()) {
            case ROLLUP, CUBE, GROUPING_SETS -> true;
            default -> false;
        };
    }

    private static boolean isEmptySet(SqlNode element) {
        return element instanceof SqlNodeList list && list.isEmpty();
    }
}
