package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Operations;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.dbms.Hazard;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Booleans that are integers: 2 is true, and yet {@code 2 = TRUE} is not. Boolean columns hold 0, 1 and NULL only, and
 * what fills a Boolean placeholder is a predicate or made of such columns.
 */
record BooleanAsIntegerGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.BOOLEAN_AS_INTEGER;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        return state.inserts().flatMap(insert -> inRows(state, insert)).findFirst();
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return candidate.snippets().stream()
                .filter(filler -> filler.type() instanceof SqlType.BooleanType && !filler.has(Trait.VALIDATED))
                .map(Snippet::expression)
                .filter(filler -> !isNormal(filler, candidate.operations()))
                .map(filler -> "may be a number other than 0 and 1: " + filler)
                .findFirst();
    }

    /** A column passes: the scope of a Boolean snippet offers only Boolean ones. */
    private static boolean isNormal(Expression expression, Operations operations) {
        return switch (expression) {
            case Expression.Literal(var value) -> value instanceof Value.BooleanValue || value.isNull();
            case Expression.ColumnReference ignored -> true;
            case Expression.Unary(var operator, var ignored) -> operator == Expression.UnaryOperator.NOT;
            case Expression.Binary(var operator, var ignored, var also) -> isPredicate(operator);
            case Expression.Is ignored -> true;
            case Expression.Between ignored -> true;
            case Expression.InList ignored -> true;
            case Expression.InQuery ignored -> true;
            case Expression.Exists ignored -> true;
            case Expression.Quantified ignored -> true;
            case Expression.Like ignored -> true;
            case Expression.Case(var ignored, var branches, var otherwise) ->
                branches.stream().allMatch(branch -> isNormal(branch.result(), operations))
                        && otherwise.stream().allMatch(last -> isNormal(last, operations));
            case Expression.Cast(var operand, var ignored) -> isNormal(operand, operations);
            case Expression.Function(var name, var arguments, var ignored, var also, var too) ->
                keepsItsArguments(name)
                        ? arguments.stream().allMatch(argument -> isNormal(argument, operations))
                        : isOperation(expression, arguments, operations);
            case Expression.Template(var ignored, var arguments) -> isOperation(expression, arguments, operations);
            case Expression.ScalarQuery ignored -> false;
            case Expression.RowValue ignored -> false;
            case Expression.Star ignored -> false;
            case Expression.Interval ignored -> false;
            case Expression.Verbatim ignored -> false;
        };
    }

    private static boolean keepsItsArguments(String function) {
        return function.equalsIgnoreCase("COALESCE") || function.equalsIgnoreCase("NULLIF");
    }

    /** An operation that gives a Boolean; one that hands its argument on, such as likely(), must get a normal one. */
    private static boolean isOperation(Expression expression, List<Expression> arguments, Operations operations) {
        return operations
                .of(expression)
                .filter(operation -> operation.result() instanceof SqlType.BooleanType)
                .filter(operation -> operation.arguments().stream().noneMatch(SqlType.BOOLEAN::equals)
                        || arguments.stream().allMatch(argument -> isNormal(argument, operations)))
                .isPresent();
    }

    private static boolean isPredicate(BinaryOperator operator) {
        return switch (operator) {
            case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
            case DISTINCT_FROM, NOT_DISTINCT_FROM -> true;
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> false;
        };
    }

    private static Stream<String> inRows(StateView state, SetupStep.Insert insert) {
        return state.tables().stream()
                .filter(table -> table.name().equals(insert.table()))
                .flatMap(table -> insert.columns().stream()
                        .filter(name -> table.column(name)
                                .filter(column -> column.type() instanceof SqlType.BooleanType)
                                .isPresent())
                        .flatMap(name -> insert.rows().stream()
                                .map(Row::values)
                                .map(values -> values.get(insert.columns().indexOf(name)))
                                .filter(value -> !(value instanceof Value.BooleanValue) && !value.isNull())
                                .map(value -> "Boolean column %s holds %s".formatted(name, value))));
    }
}
