package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/**
 * {@code INSTR(LOWER(a), 'bc') > 0 -> a LIKE '%bc%'} and {@code INSTR(LOWER(a), 'bc') = 0 -> a NOT LIKE '%bc%'}, where the text is of ASCII,
 * in small letters and without a pattern: LIKE takes no regard to the case of ASCII.
 */
record ContainedText() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.operandCount() != 2) {
            return Optional.empty();
        }
        OptionalLong number = Calls.wholeNumber(call.operand(1));
        return number.isEmpty() ? Optional.empty() : contained(call, number.getAsLong());
    }

    private static Optional<SqlNode> contained(SqlCall call, long number) {
        return switch (call.getKind()) {
            case GREATER_THAN, NOT_EQUALS -> number == 0 ? like(call.operand(0), true) : Optional.empty();
            case GREATER_THAN_OR_EQUAL -> number == 1 ? like(call.operand(0), true) : Optional.empty();
            case EQUALS -> number == 0 ? like(call.operand(0), false) : Optional.empty();
            case LESS_THAN -> number == 1 ? like(call.operand(0), false) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<SqlNode> like(SqlNode node, boolean positive) {
        if (!(node instanceof SqlCall call)
                || !Calls.isNamed(call, "SQLITE$INSTR", 2)
                || !(call.operand(0) instanceof SqlCall lower)
                || !Calls.isNamed(lower, "LOWER", 1)
                || !(call.operand(1) instanceof SqlCharStringLiteral literal)
                || !isPlain(FormattedDate.text(literal))) {
            return Optional.empty();
        }
        var operator = positive ? SqlStdOperatorTable.LIKE : SqlStdOperatorTable.NOT_LIKE;
        SqlNode pattern =
                SqlLiteral.createCharString("%" + FormattedDate.text(literal) + "%", literal.getParserPosition());
        return Optional.of(operator.createCall(call.getParserPosition(), lower.operand(0), pattern));
    }

    private static boolean isPlain(String text) {
        return !text.isEmpty()
                && text.chars().allMatch(c -> c < 128 && c != '%' && c != '_' && c != '\\')
                && text.equals(text.toLowerCase(Locale.ROOT));
    }
}
