package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlWindow;
import org.apache.calcite.sql.fun.SqlBetweenOperator;
import org.apache.calcite.sql.fun.SqlOverlapsOperator;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * What Calcite reads in a way of its own: PIVOT, whose list may hold a NULL, {@code a = ANY (b)} where {@code b} is no query but
 * a list or an array, OVERLAPS and its kin, for Calcite's periods hold their end and those of SQL don't, and casts to TIMESTAMP(n)
 * and TIME(n), which round or cut off: our types have no such number. {@code OVER (w ROWS ...)} where {@code w} is a window of another
 * clause, whose frame Calcite takes for one of RANGE. {@code ORDER BY 1.5} and {@code ORDER BY 4294967297}, which are the first
 * column to Calcite alone. And BETWEEN SYMMETRIC and FULL JOIN, where the DBMS has none: there
 * {@code m FULL JOIN n} is a join of {@code m AS FULL}.
 */
record RefusedSyntax(boolean symmetric, boolean full) implements SyntaxRewrite {
    private static final BigDecimal MOST_COLUMNS = BigDecimal.valueOf(32_767);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.PIVOT) {
            throw new Unsupported("PIVOT");
        }
        if (call.getOperator() instanceof SqlQuantifyOperator
                && !call.operand(1).isA(SqlKind.QUERY)) {
            throw new Unsupported("ANY or ALL of what is no query");
        }
        if (call.getOperator() instanceof SqlOverlapsOperator periods) {
            throw new Unsupported(periods.getName());
        }
        if (call.getKind() == SqlKind.CAST && isMomentOfDigits(call.operand(1))) {
            throw new Unsupported("cast to a time of a given number of digits");
        }
        if (!symmetric
                && call.getOperator() instanceof SqlBetweenOperator between
                && between.flag == SqlBetweenOperator.Flag.SYMMETRIC) {
            throw new Unsupported("BETWEEN SYMMETRIC, which this DBMS does not read");
        }
        if (call instanceof SqlWindow window && window.getRefName() != null && window.isRows()) {
            throw new Unsupported("frame of ROWS in a window that refers to another");
        }
        if (call instanceof SqlOrderBy order && order.orderList.stream().anyMatch(RefusedSyntax::isNoPosition)) {
            throw new Unsupported("ORDER BY a number that is no position");
        }
        if (!full && call instanceof SqlJoin join && join.getJoinType() == JoinType.FULL && mayBeAlias(join)) {
            throw new Unsupported("FULL JOIN, which this DBMS does not read");
        }
        return Optional.empty();
    }

    /** Not where the condition has a column as one of the table's own name, which then would be no table's. */
    private static boolean mayBeAlias(SqlJoin join) {
        SqlNode before = join.getLeft();
        while (before instanceof SqlJoin left) {
            before = left.getRight();
        }
        return !(before instanceof SqlIdentifier table
                && join.getCondition() instanceof SqlCall condition
                && isQualifierIn(condition, table.names.getLast()));
    }

    private static boolean isQualifierIn(SqlCall condition, String table) {
        return condition.getOperandList().stream()
                .anyMatch(operand -> operand instanceof SqlIdentifier name
                                && name.names.size() > 1
                                && name.names.get(name.names.size() - 2).equalsIgnoreCase(table)
                        || operand instanceof SqlCall inner && isQualifierIn(inner, table));
    }

    private static boolean isNoPosition(SqlNode key) {
        return switch (key) {
            case SqlNumericLiteral number ->
                !number.isInteger() || number.getValueAs(BigDecimal.class).compareTo(MOST_COLUMNS) > 0;
            case SqlCall call
            when call.isA(Set.of(SqlKind.DESCENDING, SqlKind.NULLS_FIRST, SqlKind.NULLS_LAST)) ->
                isNoPosition(call.operand(0));
            default -> false;
        };
    }

    private static boolean isMomentOfDigits(SqlNode type) {
        return type instanceof SqlDataTypeSpec spec
                && spec.getTypeNameSpec() instanceof SqlBasicTypeNameSpec name
                && name.getPrecision() >= 0
                && SqlTypeName.DATETIME_TYPES.contains(
                        SqlTypeName.get(name.getTypeName().getSimple()));
    }
}
