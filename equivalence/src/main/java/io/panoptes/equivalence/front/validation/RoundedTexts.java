package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Refuses {@code n = '1.005'} where n has two digits behind the point: DuckDB makes a number of n's type of the text, which is 1.01, and
 * others take all of its digits.
 */
final class RoundedTexts {
    private RoundedTexts() {}

    static void refuse(Iterable<? extends @Nullable SqlNode> operands, List<RelDataType> types) {
        OptionalInt digits = types.stream()
                .filter(type -> type.getSqlTypeName() == SqlTypeName.DECIMAL)
                .mapToInt(RelDataType::getScale)
                .min();
        for (SqlNode operand : operands) {
            if (digits.isPresent() && hasMoreDigits(operand, digits.getAsInt())) {
                throw new Unsupported("a text with more digits than the number beside it, which some DBMSs round");
            }
        }
    }

    private static boolean hasMoreDigits(@Nullable SqlNode operand, int digits) {
        if (!(operand instanceof SqlCharStringLiteral literal)) {
            return false;
        }
        try {
            BigDecimal number = new BigDecimal(
                    String.valueOf(literal.getValueAs(String.class)).strip());
            return number.stripTrailingZeros().scale() > digits;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
