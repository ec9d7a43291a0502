package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code strftime('%Y', DATETIME()) -> strftime('%Y', 'now')}, as CURRENT_TIMESTAMP is read, and the same of {@code DATE()} for fields of a
 * day. Not with modifiers, before which the parts of a second may count.
 */
record FieldOfNow() implements SyntaxRewrite {
    private static final String NOW = "now";
    private static final String OF_DAY = "YmdjWw";
    private static final String OF_MOMENT = OF_DAY + "HMS";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return FormattedDate.of(call)
                .filter(date -> date.moment().size() == 1)
                .filter(date -> isNow(date.moment().getFirst(), "SQLITE$DATETIME") && hasOnly(date.format(), OF_MOMENT)
                        || isNow(date.moment().getFirst(), "SQLITE$DATE") && hasOnly(date.format(), OF_DAY))
                .map(date -> call.getOperator()
                        .createCall(
                                date.position(),
                                List.of(call.operand(0), SqlLiteral.createCharString(NOW, date.position()))));
    }

    private static boolean isNow(SqlNode moment, String function) {
        return moment instanceof SqlCall call
                && (Calls.isNamed(call, function, 0)
                        || Calls.isNamed(call, function, 1)
                                && call.operand(0) instanceof SqlCharStringLiteral literal
                                && FormattedDate.text(literal).equalsIgnoreCase(NOW));
    }

    /** Whether the format has no fields but these. */
    private static boolean hasOnly(String format, String fields) {
        for (int i = format.indexOf('%'); i >= 0; i = format.indexOf('%', i + 2)) {
            if (i + 1 == format.length() || fields.indexOf(format.charAt(i + 1)) < 0) {
                return false;
            }
        }
        return true;
    }
}
