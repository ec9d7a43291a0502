package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code GLOB('*19', a) -> a LIKE '%19'} and {@code SUBSTR(a, -2) = '19' -> a LIKE '%19'}: LIKE takes no regard to the case of letters, and here are
 * none.
 */
record PatternWithoutLetters() implements SyntaxRewrite {
    private static final String OF_LIKE = "%_\\";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (Calls.isNamed(call, "SQLITE$GLOB", 2) && call.operand(0) instanceof SqlCharStringLiteral literal) {
            return glob(call.operand(1), FormattedDate.text(literal), call.getParserPosition());
        }
        return call.getKind() == SqlKind.EQUALS && call.operand(1) instanceof SqlCharStringLiteral literal
                ? end(call.operand(0), FormattedDate.text(literal), call.getParserPosition())
                : Optional.empty();
    }

    private static Optional<SqlNode> glob(SqlNode text, String pattern, SqlParserPos position) {
        return hasNone(pattern, OF_LIKE + "[") && hasNoLetters(pattern)
                ? Optional.of(like(text, pattern.replace('*', '%').replace('?', '_'), position))
                : Optional.empty();
    }

    /** The last letters of a text, as many as it is compared with. */
    private static Optional<SqlNode> end(SqlNode part, String end, SqlParserPos position) {
        return part instanceof SqlCall substring
                        && (Calls.isNamed(substring, "SQLITE$SUBSTR", 2)
                                || Calls.isNamed(substring, "SQLITE$SUBSTRING", 2))
                        && fromEnd(substring.operand(1)) == end.length()
                        && !end.isEmpty()
                        && hasNone(end, OF_LIKE)
                        && hasNoLetters(end)
                ? Optional.of(like(substring.operand(0), "%" + end, position))
                : Optional.empty();
    }

    /** How many letters before the end a part begins; 0 where it is not told from there. */
    private static long fromEnd(SqlNode start) {
        return start instanceof SqlCall minus && minus.getKind() == SqlKind.MINUS_PREFIX
                ? Calls.wholeNumber(minus.operand(0)).orElse(0)
                : -Calls.wholeNumber(start).orElse(0);
    }

    private static SqlNode like(SqlNode text, String pattern, SqlParserPos position) {
        return SqlStdOperatorTable.LIKE.createCall(position, text, SqlLiteral.createCharString(pattern, position));
    }

    private static boolean hasNone(String text, String characters) {
        return text.chars().noneMatch(c -> characters.indexOf(c) >= 0);
    }

    private static boolean hasNoLetters(String text) {
        return text.chars().noneMatch(c -> c >= 128 || Character.isLetter(c));
    }
}
