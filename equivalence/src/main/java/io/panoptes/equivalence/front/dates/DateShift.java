package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.calcite.avatica.util.TimeUnit;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlIntervalLiteral;
import org.apache.calcite.sql.SqlIntervalQualifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code DATE_ADD(d, INTERVAL n DAY)}, {@code ADDDATE(d, n)}, {@code d + INTERVAL 'n' DAY} and their negatives {@code ->}
 * a shift by days or by months. Shifts by hours and less become functions of which nothing is known.
 *
 * @param textsStay whether a text that is shifted gives a text: {@code DATE_ADD('2020-01-01', INTERVAL 1 DAY) = '2020-1-2'} is false
 */
public record DateShift(boolean textsStay) implements SyntaxRewrite {
    private static final List<String> FORWARD = List.of("DATE_ADD", "ADDDATE", "TIMESTAMPADD");
    private static final List<String> BACKWARD = List.of("DATE_SUB", "SUBDATE");
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final SqlDataTypeSpec TEXT =
            new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.VARCHAR, SqlParserPos.ZERO), SqlParserPos.ZERO);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        Optional<SqlNode> shifted = shifted(call);
        return textsStay && call.getOperandList().stream().anyMatch(DateShift::isTextOfDay)
                ? shifted.map(date -> ShiftedText.of((SqlCall) date)
                        .orElseGet(() -> SqlStdOperatorTable.CAST.createCall(call.getParserPosition(), date, TEXT)))
                : shifted;
    }

    private static boolean isTextOfDay(SqlNode node) {
        return node instanceof SqlCharStringLiteral literal
                && DAY.matcher(literal.getValueAs(String.class)).matches();
    }

    private static Optional<SqlNode> shifted(SqlCall call) {
        if (call.operandCount() != 2) {
            return Optional.empty();
        }
        SqlNode first = call.operand(0);
        SqlNode second = call.operand(1);
        boolean plus = call.getKind() == SqlKind.PLUS;
        boolean forward = plus || Calls.isNamed(call, FORWARD, 2);
        boolean backward = call.getKind() == SqlKind.MINUS || Calls.isNamed(call, BACKWARD, 2);
        if (!forward && !backward) {
            return Optional.empty();
        }
        if (isInterval(second)) {
            return shift(first, second, backward, call.getParserPosition());
        }
        if (plus && isInterval(first)) {
            return shift(second, first, false, call.getParserPosition());
        }
        return Calls.isNamed(call, List.of("ADDDATE", "SUBDATE", "DATE_ADD", "DATE_SUB"), 2)
                ? Optional.of(days(first, second, backward, call.getParserPosition()))
                : Optional.empty();
    }

    private static boolean isInterval(SqlNode node) {
        return node instanceof SqlIntervalLiteral || node.getKind() == SqlKind.INTERVAL;
    }

    private static SqlNode days(SqlNode date, SqlNode amount, boolean backward, SqlParserPos position) {
        return FrontOperators.DATE_ADD_DAYS.createCall(position, date, signed(amount, backward, position));
    }

    private static Optional<SqlNode> shift(SqlNode date, SqlNode interval, boolean backward, SqlParserPos position) {
        return amount(interval)
                .flatMap(amount -> unit(interval).map(unit -> {
                    SqlNode signed = signed(amount, backward, position);
                    return switch (unit) {
                        case "DAY" -> FrontOperators.DATE_ADD_DAYS.createCall(position, date, signed);
                        case "WEEK" ->
                            FrontOperators.DATE_ADD_DAYS.createCall(position, date, times(signed, 7, position));
                        case "MONTH" -> FrontOperators.DATE_ADD_MONTHS.createCall(position, date, signed);
                        case "QUARTER" ->
                            FrontOperators.DATE_ADD_MONTHS.createCall(position, date, times(signed, 3, position));
                        case "YEAR" ->
                            FrontOperators.DATE_ADD_MONTHS.createCall(position, date, times(signed, 12, position));
                        default ->
                            FrontOperators.unknown("DATE_ADD_" + unit, SqlTypeName.TIMESTAMP)
                                    .createCall(position, date, signed);
                    };
                }));
    }

    /** The number before the unit; empty for intervals of several fields. */
    private static Optional<SqlNode> amount(SqlNode interval) {
        if (interval instanceof SqlIntervalLiteral literal
                && literal.getValue() instanceof SqlIntervalLiteral.IntervalValue value) {
            String text = value.getIntervalLiteral().strip();
            return text.matches("[+-]?\\d+")
                    ? Optional.of(number(value.getSign() < 0 ? negative(text) : text, interval.getParserPosition()))
                    : Optional.empty();
        }
        return Optional.of(((SqlCall) interval).operand(0));
    }

    private static String negative(String text) {
        return text.startsWith("-") ? text.substring(1) : "-" + text;
    }

    private static SqlNode number(String text, SqlParserPos position) {
        boolean negative = text.startsWith("-");
        SqlNode digits = SqlLiteral.createExactNumeric(text.replaceFirst("^[+-]", ""), position);
        return negative ? SqlStdOperatorTable.UNARY_MINUS.createCall(position, digits) : digits;
    }

    private static Optional<String> unit(SqlNode interval) {
        SqlIntervalQualifier qualifier;
        if (interval instanceof SqlIntervalLiteral literal
                && literal.getValue() instanceof SqlIntervalLiteral.IntervalValue value) {
            qualifier = value.getIntervalQualifier();
        } else if (((SqlCall) interval).operand(1) instanceof SqlIntervalQualifier unit) {
            qualifier = unit;
        } else {
            return Optional.empty();
        }
        if (qualifier.timeFrameName != null) {
            return Optional.of(qualifier.timeFrameName.toUpperCase(Locale.ROOT));
        }
        TimeUnit end = qualifier.timeUnitRange.endUnit;
        return end == null || end == qualifier.timeUnitRange.startUnit
                ? Optional.of(qualifier.timeUnitRange.startUnit.name())
                : Optional.empty();
    }

    private static SqlNode signed(SqlNode amount, boolean backward, SqlParserPos position) {
        return backward ? SqlStdOperatorTable.UNARY_MINUS.createCall(position, amount) : amount;
    }

    private static SqlNode times(SqlNode amount, int factor, SqlParserPos position) {
        SqlOperator times = SqlStdOperatorTable.MULTIPLY;
        return times.createCall(position, amount, Calls.number(factor, position));
    }
}
