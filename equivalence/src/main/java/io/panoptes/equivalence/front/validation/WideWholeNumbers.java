package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * Refuses {@code b = r} of a BIGINT column and another column, or a CAST, in floating point: SQLite compares the two numbers as they are,
 * and the cast that would make both of one type, {@code CAST(b AS REAL) = r}, takes digits of b away.
 */
final class WideWholeNumbers {
    private WideWholeNumbers() {}

    static void refuseBesideFloating(SqlCallBinding binding) {
        List<RelDataType> types = binding.collectOperandTypes();
        if (types.size() == 2
                && (isWide(binding, 0) && isFloating(binding, 1) || isWide(binding, 1) && isFloating(binding, 0))) {
            throw new Unsupported("a BIGINT column beside a number in floating point");
        }
    }

    private static boolean isWide(SqlCallBinding binding, int operand) {
        return binding.operand(operand).getKind() == SqlKind.IDENTIFIER
                && binding.getOperandType(operand).getSqlTypeName() == SqlTypeName.BIGINT;
    }

    private static boolean isFloating(SqlCallBinding binding, int operand) {
        SqlTypeName type = binding.getOperandType(operand).getSqlTypeName();
        return (type == SqlTypeName.DOUBLE || type == SqlTypeName.REAL || type == SqlTypeName.FLOAT)
                && (binding.operand(operand).getKind() == SqlKind.IDENTIFIER
                        || binding.operand(operand).getKind() == SqlKind.CAST);
    }
}
