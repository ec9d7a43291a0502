package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code NULLIF(a, b) -> CASE WHEN PLAIN_VALUE(a) = PLAIN_VALUE(b) THEN NULL ELSE a END}: SQLite compares the arguments as they are,
 * so a number never equals a text there, whatever columns they come from.
 */
record NullIfByValue() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, "NULLIF", 2)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode value = call.operand(0);
        SqlNode same = SqlStdOperatorTable.EQUALS.createCall(
                position, PlainValue.of(value.clone(value.getParserPosition())), PlainValue.of(call.operand(1)));
        return Optional.of(new SqlCase(
                position, null, SqlNodeList.of(same), SqlNodeList.of(SqlLiteral.createNull(position)), value));
    }
}
