package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/** {@code EXTRACT(YEAR FROM d) -> YEAR(d)}, and so on. */
record ExtractFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return call.getKind() == SqlKind.EXTRACT
                        && call.operandCount() == 2
                        && call.operand(0) instanceof SqlIntervalQualifier unit
                ? Optional.of(
                        FrontOperators.unknown(unit.toString().toUpperCase(java.util.Locale.ROOT), SqlTypeName.INTEGER)
                                .createCall(call.getParserPosition(), call.<SqlNode>operand(1)))
                : Optional.empty();
    }
}
