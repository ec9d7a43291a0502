package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlUnresolvedFunction;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code strftime(format, moment...)} with a format that is written out.
 *
 * @param moment the arguments behind the format
 */
record FormattedDate(String format, List<SqlNode> moment, SqlParserPos position) {
    private static final String STRFTIME = "SQLITE$STRFTIME";
    private static final String DATE = "SQLITE$DATE";

    /** Fields that are whole numbers, by their digits. A year has more where it is below 0, and then begins with a sign. */
    private static final Map<Character, Integer> DIGITS =
            Map.of('Y', 4, 'm', 2, 'd', 2, 'H', 2, 'M', 2, 'S', 2, 'j', 3, 'W', 2, 'w', 1);

    /** A piece of a format: a field, or the text between two. */
    record Piece(boolean isField, String text) {}

    static Optional<FormattedDate> of(SqlNode node) {
        return node instanceof SqlCall call
                        && call.operandCount() > 0
                        && Calls.isNamed(call, STRFTIME, call.operandCount())
                        && call.operand(0) instanceof SqlCharStringLiteral format
                ? Optional.of(new FormattedDate(
                        text(format), call.getOperandList().subList(1, call.operandCount()), call.getParserPosition()))
                : Optional.empty();
    }

    static String text(SqlCharStringLiteral literal) {
        return String.valueOf(literal.getValueAs(String.class));
    }

    /** How many digits it has where it is one field that is a whole number. */
    Optional<Integer> digits() {
        return format.length() == 2 && format.charAt(0) == '%'
                ? Optional.ofNullable(DIGITS.get(format.charAt(1)))
                : Optional.empty();
    }

    boolean isDay() {
        return format.equals("%Y-%m-%d") || format.equals("%F");
    }

    SqlNode day() {
        return call(DATE, moment.stream().map(FormattedDate::copy).toList());
    }

    SqlNode in(String other) {
        List<SqlNode> arguments = new ArrayList<>();
        arguments.add(SqlLiteral.createCharString(other, position));
        moment.forEach(argument -> arguments.add(copy(argument)));
        return call(STRFTIME, arguments);
    }

    /** Each field with what it must be, so that the whole is this text; empty where the text can't be divided in one way. */
    Optional<Map<String, String>> fieldsOf(String text) {
        StringBuilder pattern = new StringBuilder();
        List<String> fields = new ArrayList<>();
        for (int i = 0; i < format.length(); i++) {
            char c = format.charAt(i);
            if (c != '%') {
                pattern.append(Pattern.quote(String.valueOf(c)));
                continue;
            }
            i++;
            Integer digits = i < format.length() ? DIGITS.get(format.charAt(i)) : null;
            if (digits == null || fields.contains("%" + format.charAt(i))) {
                return Optional.empty();
            }
            fields.add("%" + format.charAt(i));
            pattern.append("(\\d{").append(digits).append("})");
        }
        Matcher matcher = Pattern.compile(pattern.toString()).matcher(text);
        if (fields.size() < 2 || !matcher.matches()) {
            return Optional.empty();
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            values.put(fields.get(i), matcher.group(i + 1));
        }
        return Optional.of(values);
    }

    private SqlNode call(String name, List<SqlNode> arguments) {
        SqlIdentifier identifier = new SqlIdentifier(name, position);
        return new SqlUnresolvedFunction(identifier, null, null, null, null, SqlFunctionCategory.USER_DEFINED_FUNCTION)
                .createCall(position, arguments);
    }

    private static SqlNode copy(SqlNode node) {
        return node.clone(node.getParserPosition());
    }
}
