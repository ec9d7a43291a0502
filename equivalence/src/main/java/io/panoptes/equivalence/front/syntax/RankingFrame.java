package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Locale;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlWindow;

/**
 * {@code RANK() OVER (... frame) -> RANK() OVER (...)}: functions that number rows don't look at the frame. Without an
 * order all rows of a partition are peers: {@code RANK() OVER () -> RANK() OVER (ORDER BY NULL)}.
 */
record RankingFrame() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.OVER
                && call.operand(1) instanceof SqlWindow window
                && call.operand(0) instanceof SqlCall function
                && !isFramed(function)) {
            window.setLowerBound(null);
            window.setUpperBound(null);
            if (ranksPeers(function) && window.getOrderList().isEmpty()) {
                window.setOrderList(SqlNodeList.of(SqlLiteral.createNull(window.getParserPosition())));
            }
        }
        return Optional.empty();
    }

    private static boolean ranksPeers(SqlCall function) {
        String name = function.getOperator().getName();
        return name.equalsIgnoreCase("RANK") || name.equalsIgnoreCase("DENSE_RANK");
    }

    private static boolean isFramed(SqlCall function) {
        return switch (function.getOperator().getName().toUpperCase(Locale.ROOT)) {
            case "RANK", "DENSE_RANK", "ROW_NUMBER", "PERCENT_RANK", "CUME_DIST", "NTILE", "LAG", "LEAD" -> false;
            default -> true;
        };
    }
}
