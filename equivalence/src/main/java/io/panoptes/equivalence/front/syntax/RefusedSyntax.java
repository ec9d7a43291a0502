package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlQuantifyOperator;

/**
 * What Calcite reads in a way of its own: PIVOT, whose list may hold a NULL, and {@code a = ANY (b)} where {@code b} is no query but
 * a list or an array.
 */
record RefusedSyntax() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.PIVOT) {
            throw new Unsupported("PIVOT");
        }
        if (call.getOperator() instanceof SqlQuantifyOperator
                && !call.operand(1).isA(SqlKind.QUERY)) {
            throw new Unsupported("ANY or ALL of what is no query");
        }
        return Optional.empty();
    }
}
