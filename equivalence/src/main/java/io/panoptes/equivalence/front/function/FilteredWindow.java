package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code SUM(a) FILTER (WHERE p) OVER w -> SUM(CASE WHEN p THEN a END) OVER w}, and the same of COUNT, MIN, MAX and AVG, which skip
 * NULLs. Calcite takes no FILTER there.
 */
public record FilteredWindow() implements SyntaxRewrite {
    private static final Set<String> SKIP_NULLS = Set.of("SUM", "COUNT", "MIN", "MAX", "AVG");

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.OVER
                || !(call.operand(0) instanceof SqlCall filter)
                || filter.getKind() != SqlKind.FILTER
                || !(filter.operand(0) instanceof SqlCall aggregate)
                || aggregate.operandCount() != 1
                || !SKIP_NULLS.contains(aggregate.getOperator().getName().toUpperCase(Locale.ROOT))) {
            return Optional.empty();
        }
        SqlParserPos position = aggregate.getParserPosition();
        boolean rows = aggregate.operand(0) instanceof SqlIdentifier star && star.isStar();
        SqlNode counted = rows ? Calls.number(1, position) : aggregate.operand(0);
        SqlNode kept = new SqlCase(
                position,
                null,
                SqlNodeList.of(filter.<SqlNode>operand(1)),
                SqlNodeList.of(counted),
                SqlLiteral.createNull(position));
        SqlCall plain = aggregate.getFunctionQuantifier() == null
                ? aggregate.getOperator().createCall(position, kept)
                : aggregate.getOperator().createCall(aggregate.getFunctionQuantifier(), position, kept);
        return Optional.of(call.getOperator().createCall(call.getParserPosition(), plain, call.operand(1)));
    }
}
