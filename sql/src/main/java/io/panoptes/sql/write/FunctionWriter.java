package io.panoptes.sql.write;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes calls of functions: name, arguments, FILTER and OVER, with words between the arguments where SQL wants them. */
final class FunctionWriter {
    private FunctionWriter() {}

    static void write(Expression.Function function, ExpressionWriter writer, Dialect dialect) {
        StringBuilder out = writer.out();
        if (function.filter().isPresent() && dialect.has(Habit.FILTER_AS_CASE)) {
            write(withoutFilter(function), writer, dialect);
            return;
        }
        out.append(dialect.functions().getOrDefault(function.name(), function.name()));
        if (!function.arguments().isEmpty() || !ExpressionWriter.isWrittenBare(function.name())) {
            out.append(function.distinct() ? "(DISTINCT " : "(");
            arguments(function, writer);
            out.append(')');
        }
        if (function.filter().isPresent()) {
            out.append(" FILTER (WHERE ");
            writer.expression(function.filter().get());
            out.append(')');
        }
        if (function.over().isPresent()) {
            over(function.over().get(), writer);
        }
    }

    private static void arguments(Expression.Function function, ExpressionWriter writer) {
        String separator = switch (function.name()) {
            case "EXTRACT" -> " FROM ";
            case "POSITION" -> " IN ";
            default -> ", ";
        };
        List<Expression> arguments = function.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            boolean trim = function.name().equals("TRIM") && arguments.size() == 3;
            writer.out().append(i == 0 ? "" : trim ? (i == 1 ? " " : " FROM ") : separator);
            if (arguments.get(i) instanceof Expression.Verbatim(var text) && isKeyword(text)) {
                writer.out().append(text);
            } else {
                writer.expression(arguments.get(i));
            }
        }
    }

    /** {@code YEAR} and {@code BOTH}: a keyword in parentheses, as other verbatim texts are written, is a syntax error. */
    private static boolean isKeyword(String text) {
        return text.matches("[A-Z_]+");
    }

    /** {@code f(a, b) FILTER (WHERE p) -> f(CASE WHEN p THEN a END, b)}: aggregates pass over rows whose first argument is NULL. */
    private static Expression.Function withoutFilter(Expression.Function function) {
        Expression argument = function.arguments().getFirst();
        Expression counted = argument instanceof Expression.Star ? Sql.number(1) : argument;
        Expression conditional = new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(function.filter().orElseThrow(), counted)),
                Optional.empty());
        List<Expression> arguments = new ArrayList<>(function.arguments());
        arguments.set(0, conditional);
        return new Expression.Function(
                function.name(), arguments, function.distinct(), Optional.empty(), function.over());
    }

    private static void over(Expression.Window window, ExpressionWriter writer) {
        StringBuilder out = writer.out();
        out.append(" OVER (");
        String separator = "";
        if (!window.partition().isEmpty()) {
            out.append("PARTITION BY ");
            writer.list(window.partition());
            separator = " ";
        }
        if (!window.order().isEmpty()) {
            out.append(separator).append("ORDER BY ");
            writer.sortKeys(window.order());
            separator = " ";
        }
        if (window.frame().isPresent()) {
            out.append(separator).append(window.frame().get());
        }
        out.append(')');
    }
}
