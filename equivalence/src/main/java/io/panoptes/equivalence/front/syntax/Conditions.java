package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.node.TruthValues;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlUnresolvedFunction;
import org.apache.calcite.sql.SqlUtil;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code WHERE f(x) ->} {@code f} gives a truth value, where {@code f} is unknown; and where numbers count as truth values,
 * {@code WHERE x -> WHERE TRUTH(x)}. The same for every place where a condition stands.
 */
record Conditions(boolean numbersAreTruth) implements SyntaxRewrite {
    private static final Set<SqlKind> OF_CONDITIONS = Set.of(
            SqlKind.AND,
            SqlKind.OR,
            SqlKind.NOT,
            SqlKind.IS_TRUE,
            SqlKind.IS_NOT_TRUE,
            SqlKind.IS_FALSE,
            SqlKind.IS_NOT_FALSE);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        switch (call) {
            case SqlSelect select -> {
                if (select.getWhere() != null) {
                    select.setWhere(condition(select.getWhere()));
                }
                if (select.getHaving() != null) {
                    select.setHaving(condition(select.getHaving()));
                }
            }
            case SqlJoin join -> {
                if (join.getConditionType() == JoinConditionType.ON && join.getCondition() != null) {
                    join.setOperand(5, condition(join.getCondition()));
                }
            }
            case SqlCase branches -> {
                if (branches.getValueOperand() == null) {
                    SqlNodeList whens = branches.getWhenOperands();
                    whens.replaceAll(when -> when == null ? null : condition(when));
                }
            }
            case SqlCall filtered
            when filtered.getKind() == SqlKind.FILTER -> filtered.setOperand(1, filter(filtered.operand(1)));
            default -> operands(call);
        }
        return Optional.empty();
    }

    /** Calcite asks here for more than elsewhere: NULL alone is no condition. */
    private SqlNode filter(SqlNode condition) {
        return SqlUtil.isNullLiteral(condition, false)
                ? SqlLiteral.createBoolean(false, condition.getParserPosition())
                : condition(condition);
    }

    private void operands(SqlCall call) {
        if (OF_CONDITIONS.contains(call.getKind())) {
            for (int i = 0; i < call.operandCount(); i++) {
                call.setOperand(i, condition(call.operand(i)));
            }
        }
    }

    private SqlNode condition(SqlNode node) {
        if (node instanceof SqlCall call
                && call.getOperator() instanceof SqlUnresolvedFunction function
                && !FrontOperators.isKnown(function.getName())) {
            return FrontOperators.unknown(function.getName(), SqlTypeName.BOOLEAN)
                    .createCall(call.getParserPosition(), call.getOperandList());
        }
        boolean truth = TruthValues.isTruthValue(node)
                || node.getKind() == SqlKind.SELECT
                || (node instanceof SqlCall call && call.getOperator() == FrontOperators.TRUTH);
        return numbersAreTruth && !truth ? FrontOperators.TRUTH.createCall(node.getParserPosition(), node) : node;
    }
}
