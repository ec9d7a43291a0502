package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The expressions right below an expression; those of a subquery are not its parts. */
public final class Parts {
    private Parts() {}

    public static List<Expression> of(Expression expression) {
        return switch (expression) {
            case Expression.Literal ignored -> List.of();
            case Expression.ColumnReference ignored -> List.of();
            case Expression.Unary(var ignored, var operand) -> List.of(operand);
            case Expression.Binary(var ignored, var left, var right) -> List.of(left, right);
            case Expression.Is(var operand, var ignored, var also) -> List.of(operand);
            case Expression.Between(var operand, var low, var high, var ignored) -> List.of(operand, low, high);
            case Expression.InList(var operand, var values, var ignored) -> prepend(operand, values);
            case Expression.InQuery(var operand, var ignored, var also) -> List.of(operand);
            case Expression.Exists ignored -> List.of();
            case Expression.ScalarQuery ignored -> List.of();
            case Expression.Quantified(var left, var ignored, var also, var query) -> List.of(left);
            case Expression.Like(var operand, var pattern, var ignored) -> List.of(operand, pattern);
            case Expression.Case(var operand, var branches, var otherwise) -> ofCase(operand, branches, otherwise);
            case Expression.Cast(var operand, var ignored) -> List.of(operand);
            case Expression.Function(var ignored, var arguments, var distinct, var filter, var over) ->
                filter.map(condition -> prepend(condition, arguments)).orElse(arguments);
            case Expression.Template(var ignored, var arguments) -> arguments;
            case Expression.RowValue(var items) -> items;
            case Expression.Star ignored -> List.of();
            case Expression.Interval ignored -> List.of();
            case Expression.Verbatim ignored -> List.of();
        };
    }

    private static List<Expression> prepend(Expression first, List<Expression> rest) {
        var all = new ArrayList<Expression>();
        all.add(first);
        all.addAll(rest);
        return all;
    }

    private static List<Expression> ofCase(
            Optional<Expression> operand, List<Expression.When> branches, Optional<Expression> otherwise) {
        var all = new ArrayList<Expression>();
        operand.ifPresent(all::add);
        for (Expression.When branch : branches) {
            all.add(branch.condition());
            all.add(branch.result());
        }
        otherwise.ifPresent(all::add);
        return all;
    }
}
