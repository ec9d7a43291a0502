package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;

/** Refuses {@code GROUP_CONCAT(a, b)} where it joins the texts of both in each row: Calcite takes b for what stands between the rows. */
public record JoinedArguments() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() == SqlKind.GROUP_CONCAT
                && call.getOperandList().stream()
                                .filter(JoinedArguments::isJoined)
                                .count()
                        > 1) {
            throw new Unsupported("GROUP_CONCAT of several arguments");
        }
        return Optional.empty();
    }

    private static boolean isJoined(SqlNode operand) {
        return !(operand instanceof SqlNodeList) && operand.getKind() != SqlKind.SEPARATOR;
    }
}
