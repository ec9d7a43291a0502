package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A scalar expression in the words of SQL, with columns by the names of the rows that it sees; subqueries are left out. */
final class NamedScalar {
    private NamedScalar() {}

    /** @param rows the names of the row at hand, of the row around it, and so on */
    static String of(Scalar scalar, List<List<String>> rows) {
        return switch (scalar) {
            case Scalar.Column(int index, var type) -> column(rows, 0, index);
            case Scalar.Outer(int level, int index, var type) -> column(rows, level, index);
            case Scalar.Literal(Value value, var type) -> SqlWriter.write(value, Dialect.PORTABLE);
            case Scalar.Call call -> call(call, rows);
            case Scalar.Uninterpreted(String name, var arguments, var type) -> name + "(" + list(arguments, rows) + ")";
            case Scalar.Case(var branches, Scalar otherwise, var type) ->
                "CASE "
                        + branches.stream()
                                .map(branch -> "WHEN %s THEN %s"
                                        .formatted(of(branch.condition(), rows), of(branch.result(), rows)))
                                .collect(Collectors.joining(" "))
                        + " ELSE " + of(otherwise, rows) + " END";
            case Scalar.Cast(Scalar operand, var type) -> of(operand, rows);
            case Scalar.Exists ignored -> "EXISTS (subquery)";
            case Scalar.In(var left, var ignored) -> list(left, rows) + " IN (subquery)";
            case Scalar.Quantified(Scalar left, Operator comparison, boolean all, var ignored) ->
                "%s %s %s (subquery)"
                        .formatted(of(left, rows), infix(comparison).orElse(comparison.name()), all ? "ALL" : "ANY");
            case Scalar.Subquery ignored -> "(subquery)";
        };
    }

    private static String column(List<List<String>> rows, int level, int index) {
        return level < rows.size() && index < rows.get(level).size()
                ? rows.get(level).get(index)
                : "column " + (index + 1);
    }

    private static String call(Scalar.Call call, List<List<String>> rows) {
        List<Scalar> arguments = call.arguments();
        Optional<String> infix = infix(call.operator());
        if (infix.isPresent() && arguments.size() > 1) {
            return arguments.stream()
                    .map(argument -> operand(argument, rows))
                    .collect(Collectors.joining(" " + infix.get() + " "));
        }
        return switch (call.operator()) {
            case IS_NULL -> operand(arguments.getFirst(), rows) + " IS NULL";
            case IS_NOT_NULL -> operand(arguments.getFirst(), rows) + " IS NOT NULL";
            case IS_TRUE -> operand(arguments.getFirst(), rows) + " IS TRUE";
            case IS_NOT_TRUE -> operand(arguments.getFirst(), rows) + " IS NOT TRUE";
            case IS_FALSE -> operand(arguments.getFirst(), rows) + " IS FALSE";
            case IS_NOT_FALSE -> operand(arguments.getFirst(), rows) + " IS NOT FALSE";
            case NOT -> "NOT " + operand(arguments.getFirst(), rows);
            default -> call.operator().name() + "(" + list(arguments, rows) + ")";
        };
    }

    private static String operand(Scalar scalar, List<List<String>> rows) {
        String text = of(scalar, rows);
        return scalar instanceof Scalar.Call(Operator operator, var arguments, var type)
                        && infix(operator).isPresent()
                        && arguments.size() > 1
                ? "(" + text + ")"
                : text;
    }

    private static Optional<String> infix(Operator operator) {
        return switch (operator) {
            case AND -> Optional.of("AND");
            case OR -> Optional.of("OR");
            case EQUAL -> Optional.of("=");
            case NOT_EQUAL -> Optional.of("<>");
            case LESS -> Optional.of("<");
            case LESS_OR_EQUAL -> Optional.of("<=");
            case GREATER -> Optional.of(">");
            case GREATER_OR_EQUAL -> Optional.of(">=");
            case IS_DISTINCT_FROM -> Optional.of("IS DISTINCT FROM");
            case IS_NOT_DISTINCT_FROM -> Optional.of("IS NOT DISTINCT FROM");
            case PLUS -> Optional.of("+");
            case MINUS -> Optional.of("-");
            case TIMES -> Optional.of("*");
            case DIVIDE -> Optional.of("/");
            case MODULO -> Optional.of("%");
            case LIKE -> Optional.of("LIKE");
            default -> Optional.empty();
        };
    }

    private static String list(List<Scalar> scalars, List<List<String>> rows) {
        return scalars.stream().map(scalar -> of(scalar, rows)).collect(Collectors.joining(", "));
    }
}
