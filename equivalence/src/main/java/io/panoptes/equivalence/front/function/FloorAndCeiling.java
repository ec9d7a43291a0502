package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.RoundingFunctions;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/** {@code FLOOR(x)} and {@code CEIL(x)}, whose types are Calcite's own whatever a table of functions says, {@code ->} the functions of that table. */
public record FloorAndCeiling() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean rounds = call.getKind() == SqlKind.FLOOR || call.getKind() == SqlKind.CEIL;
        return rounds && call.operandCount() == 1
                ? Optional.of((call.getKind() == SqlKind.FLOOR ? RoundingFunctions.FLOOR : RoundingFunctions.CEIL)
                        .createCall(call.getParserPosition(), call.getOperandList()))
                : Optional.empty();
    }
}
