package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.regex.Pattern;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.util.Util;

/**
 * Constants beside a date that are not taken for yyyymmdd, or for a day: in MySQL {@code d = 200131} is {@code d = 20200131}, numbers of 14
 * digits and texts such as {@code '2020-01-31 10:00:00'} are moments; so is the text beside {@code d + INTERVAL '1' DAY} in PostgreSQL.
 */
final class ConstantsBesideDates {
    private static final long FIRST = 1000_01_01;
    private static final long LAST = 9999_12_31;
    private static final Pattern DAY = Pattern.compile(
            "\\s*(\\d{8}|\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}([ T]0?0:0?0(:0?0(\\.0*)?)?)?)\\s*", Pattern.CASE_INSENSITIVE);

    private ConstantsBesideDates() {}

    /**
     * @param asNumbers whether a date counts as a number beside one
     * @throws Unsupported where a date is compared with such a constant
     */
    static void check(SqlCallBinding binding, boolean asNumbers) {
        if (binding.collectOperandTypes().stream().noneMatch(ConstantsBesideDates::isDate)) {
            return;
        }
        for (int i = 0; i < binding.getOperandCount(); i++) {
            if (asNumbers && SqlTypeUtil.isNumeric(binding.getOperandType(i)) && isOpen(binding.operand(i))) {
                throw new Unsupported("a constant number beside a date, other than one of eight digits");
            }
            checkText(binding.operand(i), SqlTypeName.DATE);
        }
    }

    /** @throws Unsupported where a text that is to be a date may be a moment */
    static void checkText(SqlNode node, SqlTypeName type) {
        if (type == SqlTypeName.DATE
                && node instanceof SqlCharStringLiteral text
                && !DAY.matcher(text.getValueAs(String.class)).matches()) {
            throw new Unsupported("a text beside a date that is not written as one");
        }
    }

    private static boolean isDate(RelDataType type) {
        return type.getSqlTypeName() == SqlTypeName.DATE;
    }

    private static boolean isOpen(SqlNode number) {
        if (number instanceof SqlNumericLiteral literal) {
            double value = literal.getValueAs(Double.class);
            return value != 0 && (value < FIRST || value > LAST);
        }
        return !namesColumn(number);
    }

    /** What names no column is a constant, which is made a date. */
    private static boolean namesColumn(SqlNode node) {
        try {
            node.accept(new SqlBasicVisitor<Void>() {
                @Override
                public Void visit(SqlIdentifier name) {
                    throw new Util.FoundOne(name);
                }
            });
            return false;
        } catch (Util.FoundOne found) {
            return true;
        }
    }
}
