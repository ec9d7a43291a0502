package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * Refuses {@code b = r} of a BIGINT column and another column, or a CAST, in floating point: SQLite compares the two numbers as they are,
 * and the cast that would make both of one type, {@code CAST(b AS REAL) = r}, takes digits of b away. So it would of a constant beyond 2^53.
 */
final class WideWholeNumbers {
    private static final BigDecimal EXACT = BigDecimal.TWO.pow(53);

    private WideWholeNumbers() {}

    /**
     * @param asTheyAre whether a whole number beside one in floating point stays as it is
     * @param wholeConstants whether a constant beside a whole number becomes one
     */
    static void refuse(SqlCallBinding binding, boolean asTheyAre, boolean wholeConstants) {
        if (asTheyAre) {
            refuseBesideFloating(binding);
        } else if (wholeConstants) {
            refuseLargeConstants(binding);
        }
    }

    private static void refuseBesideFloating(SqlCallBinding binding) {
        List<RelDataType> types = binding.collectOperandTypes();
        if (types.size() == 2
                && (isWide(binding, 0) && isFloating(binding, 1) || isWide(binding, 1) && isFloating(binding, 0))) {
            throw new Unsupported("a BIGINT column beside a number in floating point");
        }
        for (int i = 0; i < types.size(); i++) {
            refuseBesideFloating(types.get(i), SqlNodeList.of(binding.operand(types.size() - 1 - i)));
        }
    }

    static void refuseBesideFloating(RelDataType left, SqlNodeList items) {
        if (isFloating(left) && items.stream().anyMatch(WideWholeNumbers::isLarge)) {
            throw new Unsupported("a whole number beyond 2^53 beside a number in floating point");
        }
    }

    /** {@code a = 9007199254740992e0}: MySQL makes a whole number of the constant where it stands beside a column, and compares exactly. */
    private static void refuseLargeConstants(SqlCallBinding binding) {
        List<RelDataType> types = binding.collectOperandTypes();
        for (int i = 0; types.size() == 2 && i < 2; i++) {
            if (SqlTypeUtil.isIntType(types.get(1 - i))
                    && isFloating(types.get(i))
                    && binding.operand(i) instanceof SqlNumericLiteral number
                    && number.getValueAs(BigDecimal.class).abs().compareTo(EXACT) >= 0) {
                throw new Unsupported("a constant in floating point from 2^53 on beside a whole number");
            }
        }
    }

    private static boolean isLarge(SqlNode node) {
        return node instanceof SqlNumericLiteral number
                && number.isInteger()
                && number.getValueAs(BigDecimal.class).abs().compareTo(EXACT) > 0;
    }

    private static boolean isWide(SqlCallBinding binding, int operand) {
        return binding.operand(operand).getKind() == SqlKind.IDENTIFIER
                && binding.getOperandType(operand).getSqlTypeName() == SqlTypeName.BIGINT;
    }

    private static boolean isFloating(SqlCallBinding binding, int operand) {
        return isFloating(binding.getOperandType(operand))
                && (binding.operand(operand).getKind() == SqlKind.IDENTIFIER
                        || binding.operand(operand).getKind() == SqlKind.CAST);
    }

    private static boolean isFloating(RelDataType type) {
        SqlTypeName name = type.getSqlTypeName();
        return name == SqlTypeName.DOUBLE || name == SqlTypeName.REAL || name == SqlTypeName.FLOAT;
    }
}
