package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/** {@code ROUND(a, -1) -> ROUND(a, 0)} in SQLite, which rounds no digit before the point; other digits must be written out. */
record RoundedDigits() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, "ROUND", 2)) {
            return Optional.empty();
        }
        SqlNode digits = call.operand(1);
        if (digits instanceof SqlCall sign
                && sign.getKind() == SqlKind.MINUS_PREFIX
                && Calls.wholeNumber(sign.operand(0)).isPresent()) {
            return Optional.of(withNoDigits(call));
        }
        OptionalLong written = Calls.wholeNumber(digits);
        if (written.isEmpty()) {
            throw new Unsupported("ROUND to digits that are not written out");
        }
        return written.getAsLong() < 0 ? Optional.of(withNoDigits(call)) : Optional.empty();
    }

    private static SqlNode withNoDigits(SqlCall call) {
        return call.getOperator()
                .createCall(call.getParserPosition(), call.operand(0), Calls.number(0, call.getParserPosition()));
    }
}
