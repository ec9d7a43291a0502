package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code DATEDIFF(later, earlier)}, {@code DATEDIFF(DAY, earlier, later)} and {@code TIMESTAMPDIFF(DAY, earlier, later)
 * ->} the difference in days; other units become functions of which nothing is known.
 */
public record DateDifference() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (Calls.isNamed(call, "DATEDIFF", 2)) {
            return Optional.of(FrontOperators.DATE_DIFF_DAYS.createCall(
                    call.getParserPosition(), call.operand(0), call.operand(1)));
        }
        if (!Calls.isNamed(call, List.of("DATEDIFF", "TIMESTAMPDIFF", "DATE_DIFF"), 3)) {
            return Optional.empty();
        }
        return unit(call.operand(0)).map(unit -> difference(call, unit));
    }

    private static SqlNode difference(SqlCall call, String unit) {
        SqlNode earlier = call.operand(1);
        SqlNode later = call.operand(2);
        boolean elapsed = Calls.isNamed(call, "TIMESTAMPDIFF", 3);
        return unit.equals("DAY")
                ? (elapsed ? FrontOperators.DAYS_ELAPSED : FrontOperators.DATE_DIFF_DAYS)
                        .createCall(call.getParserPosition(), later, earlier)
                : FrontOperators.unknown((elapsed ? "ELAPSED_" : "DATE_DIFF_") + unit, SqlTypeName.INTEGER)
                        .createCall(call.getParserPosition(), later, earlier);
    }

    private static Optional<String> unit(SqlNode node) {
        if (node instanceof SqlIntervalQualifier qualifier) {
            return Optional.of(
                    qualifier.timeFrameName != null
                            ? qualifier.timeFrameName.toUpperCase(Locale.ROOT)
                            : qualifier.getUnit().name());
        }
        if (node instanceof SqlCharStringLiteral text) {
            return Optional.of(text.getValueAs(String.class).toUpperCase(Locale.ROOT));
        }
        return node instanceof SqlIdentifier name && name.isSimple()
                ? Optional.of(name.getSimple().toUpperCase(Locale.ROOT))
                : Optional.empty();
    }
}
