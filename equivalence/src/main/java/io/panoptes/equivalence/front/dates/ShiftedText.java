package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.front.operator.FrontOperators;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;

/** {@code DATE_ADD_DAYS('2020-01-31', 1) -> '2020-02-01'}: a constant text that is shifted by a constant amount. */
final class ShiftedText {
    private static final int LAST_YEAR = 9999;
    private static final BigDecimal LONGEST = BigDecimal.valueOf(4_000_000);

    private ShiftedText() {}

    /** Empty where one is no constant, or where the date is beyond those that the DBMS has. */
    static Optional<SqlNode> of(SqlCall shift) {
        boolean byDays = shift.getOperator() == FrontOperators.DATE_ADD_DAYS;
        boolean byMonths = shift.getOperator() == FrontOperators.DATE_ADD_MONTHS;
        if (!(byDays || byMonths) || !(shift.operand(0) instanceof SqlCharStringLiteral text)) {
            return Optional.empty();
        }
        return amount(shift.operand(1))
                .flatMap(amount -> shifted(text.getValueAs(String.class), amount, byDays))
                .map(date -> SqlLiteral.createCharString(date.toString(), shift.getParserPosition()));
    }

    private static Optional<LocalDate> shifted(String text, long amount, boolean byDays) {
        try {
            LocalDate date = LocalDate.parse(text);
            LocalDate shifted = byDays ? date.plusDays(amount) : date.plusMonths(amount);
            return shifted.getYear() >= 1 && shifted.getYear() <= LAST_YEAR ? Optional.of(shifted) : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<Long> amount(SqlNode node) {
        return number(node)
                .filter(number ->
                        number.stripTrailingZeros().scale() <= 0 && number.abs().compareTo(LONGEST) < 0)
                .map(BigDecimal::longValue);
    }

    private static Optional<BigDecimal> number(SqlNode node) {
        if (node instanceof SqlNumericLiteral literal) {
            return Optional.ofNullable(literal.bigDecimalValue());
        }
        if (node.getKind() == SqlKind.MINUS_PREFIX) {
            return number(((SqlCall) node).operand(0)).map(BigDecimal::negate);
        }
        return node.getKind() == SqlKind.TIMES
                ? number(((SqlCall) node).operand(0))
                        .flatMap(left -> number(((SqlCall) node).operand(1)).map(left::multiply))
                : Optional.empty();
    }
}
