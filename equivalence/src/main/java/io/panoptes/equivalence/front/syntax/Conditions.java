package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlUnresolvedFunction;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code WHERE f(x) ->} {@code f} gives a truth value, where {@code f} is unknown; and where numbers count as truth values,
 * {@code WHERE x -> WHERE TRUTH(x)}. The same for every place where a condition stands.
 */
record Conditions(boolean numbersAreTruth) implements SyntaxRewrite {
    private static final Set<SqlKind> TRUTH_VALUES = Set.of(
            SqlKind.AND,
            SqlKind.OR,
            SqlKind.NOT,
            SqlKind.EQUALS,
            SqlKind.NOT_EQUALS,
            SqlKind.LESS_THAN,
            SqlKind.LESS_THAN_OR_EQUAL,
            SqlKind.GREATER_THAN,
            SqlKind.GREATER_THAN_OR_EQUAL,
            SqlKind.IS_NULL,
            SqlKind.IS_NOT_NULL,
            SqlKind.IS_TRUE,
            SqlKind.IS_NOT_TRUE,
            SqlKind.IS_FALSE,
            SqlKind.IS_NOT_FALSE,
            SqlKind.IS_UNKNOWN,
            SqlKind.IS_DISTINCT_FROM,
            SqlKind.IS_NOT_DISTINCT_FROM,
            SqlKind.IN,
            SqlKind.NOT_IN,
            SqlKind.EXISTS,
            SqlKind.LIKE,
            SqlKind.RLIKE,
            SqlKind.BETWEEN,
            SqlKind.SOME,
            SqlKind.ALL,
            SqlKind.SELECT);

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
            default -> operands(call);
        }
        return Optional.empty();
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
        boolean truth = TRUTH_VALUES.contains(node.getKind())
                || (node instanceof SqlCall call && call.getOperator() == FrontOperators.TRUTH);
        return numbersAreTruth && !truth ? FrontOperators.TRUTH.createCall(node.getParserPosition(), node) : node;
    }
}
