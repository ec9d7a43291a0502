package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code CAST(a AS VARCHAR(n)) -> SUBSTRING(CAST(a AS VARCHAR), 1, n)}: the cast cuts off what is too long.
 *
 * <p>Not for NULL, which has no length.
 */
record TextCast() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !(type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec name)
                || name.getPrecision() < 1
                || !name.getTypeName()
                        .getSimple()
                        .toUpperCase(java.util.Locale.ROOT)
                        .contains("CHAR")
                || SqlUtil.isNullLiteral(call.operand(0), true)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        return Optional.of(SqlStdOperatorTable.SUBSTRING.createCall(
                position, call, Calls.number(1, position), Calls.number(name.getPrecision(), position)));
    }
}
