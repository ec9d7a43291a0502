package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code TO_DATE('1998-12-01') -> DATE('1998-12-01')}, also where the format is written out in the letters of the function and is that of
 * the constant, as in {@code TO_DATE('1998-12-01', 'YYYY-MM-DD')}. Of anything else nothing is known.
 */
public record ToDate() implements SyntaxRewrite {
    /** How each of the two writes year, month and day: to the other the letters mean something else. */
    private static final Map<String, Set<String>> FORMATS =
            Map.of("TO_DATE", Set.of("YYYY-MM-DD", "yyyy-MM-dd", "yyyy-mm-dd"), "STR_TO_DATE", Set.of("%Y-%m-%d"));

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean plain = Calls.isNamed(call, "TO_DATE", 1);
        boolean formatted = FORMATS.entrySet().stream()
                .anyMatch(format -> Calls.isNamed(call, format.getKey(), 2)
                        && format.getValue().contains(text(call.operand(1))));
        return (plain || formatted) && text(call.operand(0)).matches("\\d{4}-\\d\\d-\\d\\d")
                ? Optional.of(FrontOperators.unknown("DATE", SqlTypeName.DATE)
                        .createCall(call.getParserPosition(), call.<SqlNode>operand(0)))
                : Optional.empty();
    }

    private static String text(SqlNode node) {
        String text = node instanceof SqlCharStringLiteral literal ? literal.getValueAs(String.class) : null;
        return text == null ? "" : text;
    }
}
