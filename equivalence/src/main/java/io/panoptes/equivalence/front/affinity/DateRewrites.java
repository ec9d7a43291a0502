package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/** Ways to say one thing about a date with {@code strftime}, as one. They come before all other rewrites of comparisons. */
final class DateRewrites {
    static final List<SyntaxRewrite> LIST = List.of(
            new FieldOfNow(), new NumberOfField(), new DayByFormat(), new FieldsOfFormat(), new FieldInArithmetic());

    private static final Set<SqlKind> COMPARISONS = EnumSet.of(
            SqlKind.EQUALS,
            SqlKind.NOT_EQUALS,
            SqlKind.LESS_THAN,
            SqlKind.LESS_THAN_OR_EQUAL,
            SqlKind.GREATER_THAN,
            SqlKind.GREATER_THAN_OR_EQUAL);

    private DateRewrites() {}

    /**
     * {@code CAST(strftime('%m', d) AS INTEGER) < 9 -> strftime('%m', d) < '09'}, and the same for other comparisons, BETWEEN and lists,
     * for the field has as many digits always; a year below 0 begins with a sign, which is less than a digit.
     */
    record NumberOfField() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            return switch (call.getKind()) {
                case EQUALS, NOT_EQUALS, LESS_THAN, LESS_THAN_OR_EQUAL, GREATER_THAN, GREATER_THAN_OR_EQUAL ->
                    field(call.operand(0)).isPresent()
                            ? with(call, call.operand(0), List.of(call.operand(1)), true)
                            : with(call, call.operand(1), List.of(call.operand(0)), false);
                case BETWEEN -> with(call, call.operand(0), List.of(call.operand(1), call.operand(2)), true);
                case IN, NOT_IN -> in(call);
                default -> Optional.empty();
            };
        }

        private static Optional<SqlNode> in(SqlCall call) {
            if (!(call.operand(1) instanceof SqlNodeList items)) {
                return Optional.empty();
            }
            return field(call.operand(0))
                    .flatMap(field -> texts(field, items.getList())
                            .map(texts -> call.getOperator()
                                    .createCall(
                                            call.getParserPosition(),
                                            field.in(field.format()),
                                            new SqlNodeList(texts, items.getParserPosition()))));
        }

        private static Optional<SqlNode> with(SqlCall call, SqlNode value, List<SqlNode> numbers, boolean first) {
            return field(value)
                    .flatMap(field -> texts(field, numbers).map(texts -> {
                        SqlNode plain = field.in(field.format());
                        SqlParserPos position = call.getParserPosition();
                        return texts.size() == 2
                                ? call.getOperator().createCall(position, plain, texts.get(0), texts.get(1))
                                : first
                                        ? call.getOperator().createCall(position, plain, texts.get(0))
                                        : call.getOperator().createCall(position, texts.get(0), plain);
                    }));
        }

        private static Optional<FormattedDate> field(SqlNode node) {
            return node.getKind() == SqlKind.CAST
                            && ((SqlCall) node).operand(1) instanceof SqlDataTypeSpec type
                            && type.getTypeName()
                                    .getSimple()
                                    .toUpperCase(Locale.ROOT)
                                    .contains("INT")
                    ? FormattedDate.of(((SqlCall) node).operand(0))
                            .filter(field -> field.digits().isPresent())
                    : Optional.empty();
        }

        private static Optional<List<SqlNode>> texts(FormattedDate field, List<? extends SqlNode> numbers) {
            int digits = field.digits().orElseThrow();
            List<SqlNode> texts = numbers.stream()
                    .flatMap(number -> text(number, digits).stream())
                    .toList();
            return texts.size() == numbers.size() ? Optional.of(texts) : Optional.empty();
        }

        private static Optional<SqlNode> text(SqlNode number, int digits) {
            OptionalLong whole = Calls.wholeNumber(number);
            return whole.isPresent()
                            && whole.getAsLong() >= 0
                            && Long.toString(whole.getAsLong()).length() <= digits
                    ? Optional.of(SqlLiteral.createCharString(
                            ("%0" + digits + "d").formatted(whole.getAsLong()), number.getParserPosition()))
                    : Optional.empty();
        }
    }

    /**
     * {@code strftime('%Y-%m-%d', d) > '2014-09-01' -> date(d) > '2014-09-01'}. They write years below 0 with more or fewer noughts, but
     * always with a sign, which is less than a digit.
     */
    record DayByFormat() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            if (!COMPARISONS.contains(call.getKind())) {
                return Optional.empty();
            }
            Optional<FormattedDate> left = FormattedDate.of(call.operand(0)).filter(FormattedDate::isDay);
            if (left.isPresent() && beginsWithDigit(call.operand(1))) {
                return Optional.of(call.getOperator()
                        .createCall(call.getParserPosition(), left.get().day(), call.operand(1)));
            }
            return FormattedDate.of(call.operand(1))
                    .filter(date -> date.isDay() && beginsWithDigit(call.operand(0)))
                    .map(date -> call.getOperator().createCall(call.getParserPosition(), call.operand(0), date.day()));
        }

        private static boolean beginsWithDigit(SqlNode node) {
            return node instanceof SqlCharStringLiteral literal
                    && FormattedDate.text(literal).matches("\\d.*");
        }
    }

    /** {@code strftime('%Y-%m', d) = '1991-10' -> strftime('%Y', d) = '1991' AND strftime('%m', d) = '10'}. */
    record FieldsOfFormat() implements SyntaxRewrite {
        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            return call.getKind() == SqlKind.EQUALS
                    ? fields(call.operand(0), call.operand(1)).or(() -> fields(call.operand(1), call.operand(0)))
                    : Optional.empty();
        }

        private static Optional<SqlNode> fields(SqlNode left, SqlNode right) {
            return right instanceof SqlCharStringLiteral literal
                    ? FormattedDate.of(left)
                            .flatMap(date -> date.fieldsOf(FormattedDate.text(literal))
                                    .map(fields -> fields.entrySet().stream()
                                            .map(field -> SqlStdOperatorTable.EQUALS.createCall(
                                                    date.position(),
                                                    date.in(field.getKey()),
                                                    SqlLiteral.createCharString(field.getValue(), date.position())))
                                            .reduce((one, other) ->
                                                    SqlStdOperatorTable.AND.createCall(date.position(), one, other))
                                            .map(SqlNode.class::cast)
                                            .orElseThrow()))
                    : Optional.empty();
        }
    }

    /** {@code strftime('%Y', d) - 1 -> CAST(strftime('%Y', d) AS INTEGER) - 1}: the number at the beginning of the text is all of it. */
    record FieldInArithmetic() implements SyntaxRewrite {
        private static final Set<SqlKind> ARITHMETIC =
                EnumSet.of(SqlKind.PLUS, SqlKind.MINUS, SqlKind.TIMES, SqlKind.DIVIDE, SqlKind.MOD);

        @Override
        public Optional<SqlNode> rewrite(SqlCall call) {
            if (!ARITHMETIC.contains(call.getKind())
                    || call.getOperandList().stream().noneMatch(FieldInArithmetic::isField)) {
                return Optional.empty();
            }
            List<SqlNode> operands = call.getOperandList().stream()
                    .map(operand -> isField(operand) ? number(operand) : operand)
                    .toList();
            return Optional.of(call.getOperator().createCall(call.getParserPosition(), operands));
        }

        private static boolean isField(SqlNode operand) {
            return FormattedDate.of(operand)
                    .filter(field -> field.digits().isPresent())
                    .isPresent();
        }

        private static SqlNode number(SqlNode field) {
            SqlParserPos position = field.getParserPosition();
            return SqlStdOperatorTable.CAST.createCall(
                    position,
                    field,
                    new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.INTEGER, position), position));
        }
    }
}
