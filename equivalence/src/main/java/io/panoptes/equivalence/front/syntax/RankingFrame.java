package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlWindow;

/** {@code RANK() OVER (... frame) -> RANK() OVER (...)}: functions that number rows don't look at the frame. */
record RankingFrame() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.OVER
                && call.operand(1) instanceof SqlWindow window
                && call.operand(0) instanceof SqlCall function
                && !isFramed(function)) {
            window.setLowerBound(null);
            window.setUpperBound(null);
        }
        return Optional.empty();
    }

    private static boolean isFramed(SqlCall function) {
        return switch (function.getOperator().getName().toUpperCase(java.util.Locale.ROOT)) {
            case "RANK", "DENSE_RANK", "ROW_NUMBER", "PERCENT_RANK", "CUME_DIST", "NTILE", "LAG", "LEAD" -> false;
            default -> true;
        };
    }
}
