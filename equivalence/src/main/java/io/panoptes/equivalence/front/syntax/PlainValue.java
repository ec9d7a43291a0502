package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.EnumSet;
import java.util.Set;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/** An operand that asks no type of the other side of a comparison, where SQLite has it so though it is a column or a cast. */
final class PlainValue {
    private static final Set<SqlKind> ASKING = EnumSet.of(SqlKind.IDENTIFIER, SqlKind.CAST, SqlKind.SCALAR_QUERY);

    private PlainValue() {}

    static SqlNode of(SqlNode operand) {
        return ASKING.contains(operand.getKind())
                ? FrontOperators.PLAIN_VALUE.createCall(operand.getParserPosition(), operand)
                : operand;
    }
}
