package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code (a, b) = (c, d)} is refused where rows are compared as values of their own: there a NULL equals a NULL, and an order takes it for
 * the greatest.
 */
record StructComparison() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (isComparison(call.getKind()) && isRow(call.operand(0)) && !isColumnWise(call)) {
            throw new Unsupported("comparison of rows, in which this DBMS takes NULL for equal to NULL");
        }
        return Optional.empty();
    }

    private static boolean isComparison(SqlKind kind) {
        return SqlKind.COMPARISON.contains(kind)
                || kind == SqlKind.BETWEEN
                || kind == SqlKind.SOME
                || kind == SqlKind.ALL;
    }

    private static boolean isRow(SqlNode node) {
        return node.getKind() == SqlKind.ROW;
    }

    /** Rows of a query are looked for column by column, those of a list are not. */
    private static boolean isColumnWise(SqlCall call) {
        return (call.getKind() == SqlKind.IN || call.getKind() == SqlKind.NOT_IN)
                && call.operand(1).isA(SqlKind.QUERY);
    }
}
