package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.type.SqlTypeFamily;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * Texts that are written out where MySQL wants a number, which is one in floating point there: {@code n + '0.1'} is not {@code n + 0.1}. Beside
 * a number it is the same as an exact one where it is one of that type.
 */
final class TextsAsNumbers {
    private static final int SAFE_DIGITS = 15;
    private static final Pattern NUMBER = Pattern.compile("-?(\\d+)(?:\\.(\\d+))?");

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,15}");

    private TextsAsNumbers() {}

    /** Whether an operand is a text that is written out. */
    static boolean isText(SqlCallBinding binding, int operand) {
        return binding.operand(operand) instanceof SqlCharStringLiteral;
    }

    /** Whether a text that is written out is no exact number of one of the types of the numbers beside it. */
    static boolean isInexact(SqlCallBinding binding, int operand) {
        return binding.operand(operand) instanceof SqlCharStringLiteral text
                && !fits(
                        text,
                        binding.collectOperandTypes().stream()
                                .filter(SqlTypeUtil::isNumeric)
                                .toList());
    }

    /** @throws Unsupported where a text that is no whole number is written where a whole number, or an exact one, is wanted */
    static void checkWhole(SqlCallBinding binding, int operand, SqlTypeFamily wanted) {
        boolean exact = wanted == SqlTypeFamily.EXACT_NUMERIC || wanted == SqlTypeFamily.INTEGER;
        if (exact
                && binding.operand(operand) instanceof SqlCharStringLiteral text
                && !WHOLE.matcher(text.getValueAs(String.class)).matches()) {
            throw new Unsupported("a text that is no whole number where one is wanted");
        }
    }

    /** {@code a IN ('3.5', 1)}: such a text in a list, where the left is a number. */
    static boolean hasInexact(RelDataType left, SqlNode list) {
        return SqlTypeUtil.isNumeric(left)
                && list instanceof SqlNodeList items
                && items.stream()
                        .anyMatch(item -> item instanceof SqlCharStringLiteral text && !fits(text, List.of(left)));
    }

    private static boolean fits(SqlCharStringLiteral literal, List<RelDataType> numbers) {
        var number = NUMBER.matcher(literal.getValueAs(String.class));
        if (!number.matches()) {
            return false;
        }
        int behind = number.group(2) == null ? 0 : number.group(2).length();
        if (number.group(1).length() + behind > SAFE_DIGITS) {
            throw new Unsupported("a text for a number of more digits than floating point keeps");
        }
        return numbers.stream().allMatch(type -> SqlTypeUtil.isApproximateNumeric(type) || type.getScale() >= behind);
    }
}
