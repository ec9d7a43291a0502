package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlCase;

/**
 * {@code CASE WHEN c THEN a ELSE 0.5 END -> CASE WHEN c THEN PLAIN_VALUE(a) ELSE PLAIN_VALUE(0.5) END}: where a number has no type but
 * that of its value, a cast that the query asks for is told from one that Calcite makes so that all results are of one type.
 */
public record ResultsOfCase() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlCase choice)) {
            return Optional.empty();
        }
        SqlNodeList results = new SqlNodeList(choice.getThenOperands().getParserPosition());
        choice.getThenOperands().forEach(result -> results.add(marked(result)));
        SqlNode otherwise = choice.getElseOperand();
        return Optional.of(new SqlCase(
                choice.getParserPosition(),
                choice.getValueOperand(),
                choice.getWhenOperands(),
                results,
                otherwise == null ? null : marked(otherwise)));
    }

    private static SqlNode marked(SqlNode result) {
        return SqlUtil.isNullLiteral(result, true)
                ? result
                : FrontOperators.PLAIN_VALUE.createCall(result.getParserPosition(), result);
    }
}
