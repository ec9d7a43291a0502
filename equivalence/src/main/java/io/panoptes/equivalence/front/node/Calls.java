package io.panoptes.equivalence.front.node;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.parser.SqlParserPos;

/** Looking at calls. */
public final class Calls {
    private Calls() {}

    public static boolean isNamed(SqlCall call, String name, int arguments) {
        return call.operandCount() == arguments && call.getOperator().getName().equalsIgnoreCase(name);
    }

    public static boolean isNamed(SqlCall call, List<String> names, int arguments) {
        return names.stream().anyMatch(name -> isNamed(call, name, arguments));
    }

    public static SqlLiteral number(long value, SqlParserPos position) {
        return SqlLiteral.createExactNumeric(Long.toString(value), position);
    }

    /** The value of a whole number that is written out. */
    public static OptionalLong wholeNumber(SqlNode node) {
        return node instanceof SqlNumericLiteral literal
                        && literal.getValue() instanceof BigDecimal value
                        && value.scale() <= 0
                        && value.toBigInteger().bitLength() < Long.SIZE
                ? OptionalLong.of(value.longValue())
                : OptionalLong.empty();
    }
}
