package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlBetweenOperator;
import org.apache.calcite.sql.fun.SqlOverlapsOperator;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;

/**
 * What Calcite reads in a way of its own: PIVOT, whose list may hold a NULL, {@code a = ANY (b)} where {@code b} is no query but
 * a list or an array, and OVERLAPS and its kin, for Calcite's periods hold their end and those of SQL don't. And BETWEEN SYMMETRIC,
 * where the DBMS has none.
 */
record RefusedSyntax(boolean symmetric) implements SyntaxRewrite {
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
        if (!symmetric
                && call.getOperator() instanceof SqlBetweenOperator between
                && between.flag == SqlBetweenOperator.Flag.SYMMETRIC) {
            throw new Unsupported("BETWEEN SYMMETRIC, which this DBMS does not read");
        }
        return Optional.empty();
    }
}
