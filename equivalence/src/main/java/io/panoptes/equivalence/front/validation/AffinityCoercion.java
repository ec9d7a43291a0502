package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCallBinding;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeUtil;

/**
 * What SQLite does with a text beside a number. Compared, the {@link Affinity} of one side decides what becomes of the other; where
 * none is left, a text is greater than every number. In arithmetic a text is the number that stands at its beginning.
 */
record AffinityCoercion(SqlCallBinding binding) {
    private static final Pattern NUMBER = Pattern.compile(
            "[ \\t\\n\\x0B\\f\\r]*([+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?)[ \\t\\n\\x0B\\f\\r]*");
    /** SQLite reads it as an infinite number, or as 0. */
    private static final Pattern LONG_EXPONENT = Pattern.compile("[\\d.][eE][+-]?\\d{4}");

    private static final Set<SqlKind> ORDERS = EnumSet.of(
            SqlKind.LESS_THAN, SqlKind.LESS_THAN_OR_EQUAL, SqlKind.GREATER_THAN, SqlKind.GREATER_THAN_OR_EQUAL);

    /** @return whether an operand was changed */
    boolean compare() {
        if (binding.getOperandCount() != 2) {
            return false;
        }
        List<RelDataType> types = binding.collectOperandTypes();
        if (SqlTypeUtil.isCharacter(types.get(0)) && SqlTypeUtil.isNumeric(types.get(1))) {
            compare(0, 1);
            return true;
        }
        if (SqlTypeUtil.isNumeric(types.get(0)) && SqlTypeUtil.isCharacter(types.get(1))) {
            compare(1, 0);
            return true;
        }
        if (SqlTypeUtil.isCharacter(types.get(0)) && SqlTypeUtil.isCharacter(types.get(1))) {
            boolean firstIsDate = isDate(0);
            boolean secondIsDate = isDate(1);
            return firstIsDate != secondIsDate && (firstIsDate ? besideDate(0, 1) : besideDate(1, 0));
        }
        return false;
    }

    /** A DATE column makes numbers of texts that look like one, and is a text itself. */
    private boolean besideDate(int date, int text) {
        if (binding.operand(text) instanceof SqlCharStringLiteral literal) {
            boolean number = number(literal).matches();
            if (number) {
                classes(date, text);
            }
            return number;
        }
        boolean ordered = ORDERS.contains(binding.getOperator().kind);
        boolean done =
                binding.operand(text) instanceof SqlCall call && call.getOperator() == FrontOperators.TEXT_BESIDE_DATE;
        if (ordered && !done) {
            wrap(text, FrontOperators.TEXT_BESIDE_DATE);
        }
        return ordered && !done;
    }

    /** Of texts only those of DATE columns have the affinity of numbers. */
    private boolean isDate(int text) {
        return decided(text, affinity -> affinity == Affinity.NUMBER);
    }

    private void compare(int text, int number) {
        boolean numberAsks = decided(number, affinity -> affinity == Affinity.NUMBER);
        boolean dateStands = decided(text, affinity -> affinity == Affinity.NUMBER);
        if (numberAsks && !dateStands) {
            numberOf(text, number);
        } else if (decided(text, affinity -> affinity == Affinity.TEXT)) {
            textOf(number);
        } else {
            classes(text, number);
        }
    }

    /** Whether the affinity of an operand is so; refused where that depends on which arm of a compound query, or which column that a join merges, it is taken from. */
    private boolean decided(int operand, Predicate<Affinity> test) {
        Set<Affinity> possible = Affinity.of(binding.operand(operand), binding.getScope(), binding.getValidator());
        boolean any = possible.stream().anyMatch(test);
        if (any && !possible.stream().allMatch(test)) {
            throw new Unsupported(
                    "comparison of a column whose affinity is that of one arm of a compound query, or of one of merged columns");
        }
        return any;
    }

    private void numberOf(int text, int number) {
        if (!(binding.operand(text) instanceof SqlCharStringLiteral literal)) {
            wrap(text, FrontOperators.NUMBER_OF_TEXT);
            return;
        }
        Matcher matcher = number(literal);
        if (matcher.matches()) {
            set(text, number(exact(matcher.group(1)), literal.getParserPosition()));
        } else {
            classes(text, number);
        }
    }

    /** {@code a = '1.00000000000000001'} is {@code a = 1}: what is no whole number of 64 bits is kept in floating point. */
    private static BigDecimal exact(String text) {
        if (!StoredDigits.areKept(text)) {
            throw new Unsupported("a text beside a number that is written with more digits than floating point has");
        }
        return new BigDecimal(text);
    }

    private static Matcher number(SqlCharStringLiteral literal) {
        String text = String.valueOf(literal.getValueAs(String.class));
        if (LONG_EXPONENT.matcher(text).find()) {
            throw new Unsupported("a text beside a number that is written for one beyond all of them");
        }
        return NUMBER.matcher(text);
    }

    private static SqlNode number(BigDecimal number, SqlParserPos position) {
        SqlNode literal = SqlLiteral.createExactNumeric(number.abs().toPlainString(), position);
        return number.signum() < 0 ? SqlStdOperatorTable.UNARY_MINUS.createCall(position, literal) : literal;
    }

    private void textOf(int number) {
        SqlNode operand = binding.operand(number);
        BigDecimal whole =
                operand instanceof SqlNumericLiteral literal && literal.isInteger() ? literal.bigDecimalValue() : null;
        if (whole != null) {
            set(number, SqlLiteral.createCharString(whole.toBigInteger().toString(), operand.getParserPosition()));
        } else {
            wrap(number, FrontOperators.TEXT_OF_NUMBER);
        }
    }

    private void classes(int text, int number) {
        wrap(text, FrontOperators.TEXT_CLASS);
        wrap(number, FrontOperators.NUMBER_CLASS);
    }

    /** Texts where numbers are wanted. */
    boolean toNumbers() {
        boolean changed = false;
        for (int i = 0; i < binding.getOperandCount(); i++) {
            if (SqlTypeUtil.isCharacter(binding.getOperandType(i))) {
                wrap(i, FrontOperators.PREFIX_NUMBER);
                changed = true;
            }
        }
        return changed;
    }

    void toNumber(int operand) {
        wrap(operand, FrontOperators.PREFIX_NUMBER);
    }

    void toNumberOfText(int operand) {
        wrap(operand, FrontOperators.NUMBER_OF_TEXT);
    }

    void toText(int operand) {
        wrap(operand, FrontOperators.TEXT_OF_NUMBER);
    }

    private void wrap(int operand, SqlFunction function) {
        SqlNode node = binding.operand(operand);
        set(operand, function.createCall(node.getParserPosition(), node));
    }

    private void set(int operand, SqlNode node) {
        binding.getCall().setOperand(operand, node);
        binding.getValidator().deriveType(binding.getScope(), node);
    }
}
