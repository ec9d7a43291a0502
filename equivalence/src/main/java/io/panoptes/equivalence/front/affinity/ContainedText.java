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
 * {@code INSTR(LOWER(a), 'bc') > 0 -> a LIKE '%bc%'}, {@code INSTR(LOWER(a), 'bc') = 0 -> a NOT LIKE '%bc%'} and
 * {@code INSTR(LOWER(a), 'bc') = 1 -> a LIKE 'bc%'}, where the text is of ASCII, in small letters and without a pattern: LIKE takes no regard
 * to the case of ASCII. The same without LOWER where the text has no letters.
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
            case GREATER_THAN, NOT_EQUALS -> number == 0 ? like(call.operand(0), "%", true) : Optional.empty();
            case GREATER_THAN_OR_EQUAL -> number == 1 ? like(call.operand(0), "%", true) : Optional.empty();
            case EQUALS ->
                number == 0 || number == 1
                        ? like(call.operand(0), number == 0 ? "%" : "", number == 1)
                        : Optional.empty();
            case LESS_THAN -> number == 1 ? like(call.operand(0), "%", false) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** @param before what stands before the text in the pattern */
    private static Optional<SqlNode> like(SqlNode node, String before, boolean positive) {
        if (!(node instanceof SqlCall call)
                || !Calls.isNamed(call, "SQLITE$INSTR", 2)
                || !(call.operand(1) instanceof SqlCharStringLiteral literal)) {
            return Optional.empty();
        }
        String text = FormattedDate.text(literal);
        return searched(call.operand(0), text).filter(ignored -> isPlain(text)).map(searched -> {
            var operator = positive ? SqlStdOperatorTable.LIKE : SqlStdOperatorTable.NOT_LIKE;
            SqlNode pattern = SqlLiteral.createCharString(before + text + "%", literal.getParserPosition());
            return operator.createCall(call.getParserPosition(), searched, pattern);
        });
    }

    private static Optional<SqlNode> searched(SqlNode operand, String text) {
        if (operand instanceof SqlCall lower && Calls.isNamed(lower, "LOWER", 1)) {
            return Optional.of(lower.operand(0));
        }
        return text.equals(text.toUpperCase(Locale.ROOT)) ? Optional.of(operand) : Optional.empty();
    }

    private static boolean isPlain(String text) {
        return !text.isEmpty()
                && text.chars().allMatch(c -> c < 128 && c != '%' && c != '_' && c != '\\')
                && text.equals(text.toLowerCase(Locale.ROOT));
    }
}
