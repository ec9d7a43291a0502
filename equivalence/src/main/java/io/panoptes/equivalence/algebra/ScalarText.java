package io.panoptes.equivalence.algebra;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A scalar as text: {@code $0} is a column of the row at hand, {@code $1.0} one of the nearest enclosing row, {@code $2.0}
 * one of the row around that.
 */
public final class ScalarText {
    private static final Map<Operator, String> INFIX = Map.ofEntries(
            Map.entry(Operator.AND, "AND"),
            Map.entry(Operator.OR, "OR"),
            Map.entry(Operator.EQUAL, "="),
            Map.entry(Operator.NOT_EQUAL, "<>"),
            Map.entry(Operator.LESS, "<"),
            Map.entry(Operator.LESS_OR_EQUAL, "<="),
            Map.entry(Operator.GREATER, ">"),
            Map.entry(Operator.GREATER_OR_EQUAL, ">="),
            Map.entry(Operator.IS_DISTINCT_FROM, "IS DISTINCT FROM"),
            Map.entry(Operator.IS_NOT_DISTINCT_FROM, "IS NOT DISTINCT FROM"),
            Map.entry(Operator.PLUS, "+"),
            Map.entry(Operator.MINUS, "-"),
            Map.entry(Operator.TIMES, "*"),
            Map.entry(Operator.DIVIDE, "/"),
            Map.entry(Operator.MODULO, "%"),
            Map.entry(Operator.LIKE, "LIKE"));

    private static final Map<Operator, String> POSTFIX = Map.of(
            Operator.IS_NULL, "IS NULL",
            Operator.IS_NOT_NULL, "IS NOT NULL",
            Operator.IS_TRUE, "IS TRUE",
            Operator.IS_NOT_TRUE, "IS NOT TRUE",
            Operator.IS_FALSE, "IS FALSE",
            Operator.IS_NOT_FALSE, "IS NOT FALSE");

    private ScalarText() {}

    public static String of(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column(int index, SqlType ignored) -> "$" + index;
            case Scalar.Outer(int level, int index, SqlType ignored) -> "$" + level + "." + index;
            case Scalar.Literal(Value value, SqlType ignored) -> of(value);
            case Scalar.Call call -> call(call);
            case Scalar.Uninterpreted(String name, var arguments, SqlType ignored) ->
                name + "?(" + list(arguments) + ")";
            case Scalar.Case(var branches, Scalar otherwise, SqlType ignored) ->
                "CASE " + branches.stream().map(ScalarText::branch).collect(Collectors.joining(" ")) + " ELSE "
                        + of(otherwise) + " END";
            case Scalar.Cast(Scalar operand, SqlType type) -> "CAST(" + of(operand) + " AS " + of(type) + ")";
            case Scalar.Exists(Relation relation) -> "EXISTS " + braces(relation);
            case Scalar.In(var left, Relation relation) -> "(" + list(left) + ") IN " + braces(relation);
            case Scalar.Quantified(Scalar left, Operator comparison, boolean all, Relation relation) ->
                of(left) + " " + INFIX.getOrDefault(comparison, comparison.name()) + (all ? " ALL " : " ANY ")
                        + braces(relation);
            case Scalar.Subquery(Relation relation) -> braces(relation);
        };
    }

    public static String of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(boolean truth) -> truth ? "TRUE" : "FALSE";
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> Double.toString(number) + "d";
            case Value.TextValue(String text) -> "'" + text.replace("'", "''") + "'";
            case Value.DateValue(var day) -> "DATE '" + day + "'";
            case Value.TimeValue(var time) -> "TIME '" + time + "'";
            case Value.TimestampValue(var moment) -> "TIMESTAMP '" + moment + "'";
            case Value.OpaqueValue(String text) -> text;
        };
    }

    public static String of(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> "BOOLEAN";
            case SqlType.IntegerType(int bits) -> "INTEGER" + bits;
            case SqlType.DecimalType(int precision, int scale) -> "DECIMAL(" + precision + ", " + scale + ")";
            case SqlType.DoubleType ignored -> "DOUBLE";
            case SqlType.TextType ignored -> "TEXT";
            case SqlType.DateType ignored -> "DATE";
            case SqlType.TimeType ignored -> "TIME";
            case SqlType.TimestampType ignored -> "TIMESTAMP";
            case SqlType.IntervalType ignored -> "INTERVAL";
            case SqlType.NullType ignored -> "NULL";
            case SqlType.OpaqueType(String name) -> name;
        };
    }

    private static String call(Scalar.Call call) {
        String infix = INFIX.get(call.operator());
        if (infix != null) {
            return call.arguments().stream()
                    .map(ScalarText::of)
                    .collect(Collectors.joining(" " + infix + " ", "(", ")"));
        }
        String postfix = POSTFIX.get(call.operator());
        if (postfix != null) {
            return "(" + of(call.arguments().getFirst()) + " " + postfix + ")";
        }
        return call.operator() + "(" + list(call.arguments()) + ")";
    }

    private static String branch(Scalar.When branch) {
        return "WHEN " + of(branch.condition()) + " THEN " + of(branch.result());
    }

    private static String braces(Relation relation) {
        return "{" + RelationText.inline(relation) + "}";
    }

    private static String list(List<Scalar> scalars) {
        return scalars.stream().map(ScalarText::of).collect(Collectors.joining(", "));
    }
}
