package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlTrimFunction;
import org.apache.calcite.sql.type.SqlTypeName;

/** {@code TRIM(BOTH ' ' FROM a) -> TRIM(a)}; other forms become functions of which nothing is known. */
public record TrimFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.TRIM || call.operandCount() != 3) {
            return Optional.empty();
        }
        SqlTrimFunction.Flag side = ((SqlLiteral) call.operand(0)).symbolValue(SqlTrimFunction.Flag.class);
        boolean blanks = call.operand(1) instanceof SqlCharStringLiteral characters
                && " ".equals(characters.getValueAs(String.class));
        return side == SqlTrimFunction.Flag.BOTH && blanks
                ? Optional.of(FrontOperators.TRIM.createCall(call.getParserPosition(), call.<SqlNode>operand(2)))
                : Optional.of(FrontOperators.unknown("TRIM_" + side, SqlTypeName.VARCHAR)
                        .createCall(call.getParserPosition(), call.operand(1), call.operand(2)));
    }
}
