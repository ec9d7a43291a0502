package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** What an expression gives on a row that holds only NULLs, as far as its text tells. Columns of subqueries may hold anything. */
final class AllNullRow {

    enum Answer {
        NULL,
        TRUE,
        FALSE,
        /** Not NULL, and nothing else is known. */
        SOME,
        UNKNOWN
    }

    private final Operations operations;

    AllNullRow(Operations operations) {
        this.operations = operations;
    }

    Answer of(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> ofLiteral(value);
            case Expression.ColumnReference(var qualifier, var ignored) ->
                qualifier.isEmpty() ? Answer.NULL : Answer.UNKNOWN;
            case Expression.Unary(var operator, var operand) -> ofUnary(operator, of(operand));
            case Expression.Binary(var operator, var left, var right) -> ofBinary(operator, of(left), of(right));
            case Expression.Is(var operand, var test, var negated) -> ofIs(of(operand), test, negated);
            case Expression.Between(var operand, var low, var high, var ignored) ->
                of(operand) == Answer.NULL || of(low) == Answer.NULL && of(high) == Answer.NULL
                        ? Answer.NULL
                        : Answer.UNKNOWN;
            case Expression.InList(var operand, var ignored, var negated) -> strict(List.of(operand));
            case Expression.InQuery ignored -> Answer.UNKNOWN;
            case Expression.Exists ignored -> Answer.SOME;
            case Expression.ScalarQuery ignored -> Answer.UNKNOWN;
            case Expression.Quantified ignored -> Answer.UNKNOWN;
            case Expression.Like(var operand, var pattern, var ignored) -> strict(List.of(operand, pattern));
            case Expression.Case(var operand, var branches, var otherwise) -> ofCase(operand, branches, otherwise);
            case Expression.Cast(var operand, var ignored) -> of(operand) == Answer.NULL ? Answer.NULL : Answer.UNKNOWN;
            case Expression.Function function -> ofFunction(function);
            case Expression.Template(var ignored, var arguments) -> ofOperation(expression, arguments);
            case Expression.RowValue ignored -> Answer.UNKNOWN;
            case Expression.Star ignored -> Answer.UNKNOWN;
            case Expression.Interval ignored -> Answer.SOME;
            case Expression.Verbatim ignored -> Answer.UNKNOWN;
        };
    }

    private static Answer ofLiteral(Value value) {
        if (value.isNull()) {
            return Answer.NULL;
        }
        if (value.equals(Value.TRUE)) {
            return Answer.TRUE;
        }
        return value.equals(Value.FALSE) ? Answer.FALSE : Answer.SOME;
    }

    private static Answer ofUnary(UnaryOperator operator, Answer operand) {
        if (operand == Answer.NULL) {
            return Answer.NULL;
        }
        return operator == UnaryOperator.NOT ? negate(operand, true) : Answer.UNKNOWN;
    }

    private static Answer ofBinary(BinaryOperator operator, Answer left, Answer right) {
        return switch (operator) {
            case AND -> connect(left, right, Answer.FALSE, Answer.TRUE);
            case OR -> connect(left, right, Answer.TRUE, Answer.FALSE);
            case DISTINCT_FROM, NOT_DISTINCT_FROM -> Answer.SOME;
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> anyNull(left, right);
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, CONCAT -> anyNull(left, right);
        };
    }

    private static Answer anyNull(Answer left, Answer right) {
        return left == Answer.NULL || right == Answer.NULL ? Answer.NULL : Answer.UNKNOWN;
    }

    /** AND and OR: one operand may decide alone, one may leave it to the other. */
    private static Answer connect(Answer left, Answer right, Answer decides, Answer leaves) {
        if (left == decides || right == decides) {
            return decides;
        }
        if (left == leaves) {
            return right;
        }
        if (right == leaves || left == right) {
            return left;
        }
        return Answer.UNKNOWN;
    }

    private static Answer negate(Answer answer, boolean negated) {
        if (negated && answer == Answer.TRUE) {
            return Answer.FALSE;
        }
        return negated && answer == Answer.FALSE ? Answer.TRUE : answer;
    }

    private static Answer ofIs(Answer operand, Expression.Test test, boolean negated) {
        if (operand == Answer.UNKNOWN || operand == Answer.SOME) {
            return Answer.SOME;
        }
        boolean holds = switch (test) {
            case NULL, UNKNOWN -> operand == Answer.NULL;
            case TRUE -> operand == Answer.TRUE;
            case FALSE -> operand == Answer.FALSE;
        };
        return holds != negated ? Answer.TRUE : Answer.FALSE;
    }

    private Answer ofCase(
            Optional<Expression> operand, List<Expression.When> branches, Optional<Expression> otherwise) {
        Answer last = otherwise.map(this::of).orElse(Answer.NULL);
        if (operand.isPresent() && of(operand.get()) == Answer.NULL) {
            return last;
        }
        boolean same = true;
        for (Expression.When branch : branches) {
            Answer condition = operand.isPresent() ? Answer.UNKNOWN : of(branch.condition());
            if (condition == Answer.NULL || condition == Answer.FALSE) {
                continue;
            }
            same &= of(branch.result()) == last;
        }
        return same ? last : Answer.UNKNOWN;
    }

    private Answer ofFunction(Expression.Function function) {
        if (function.distinct()
                || function.filter().isPresent()
                || function.over().isPresent()) {
            return Answer.UNKNOWN;
        }
        if (function.name().equalsIgnoreCase("COALESCE")) {
            return ofCoalesce(function.arguments());
        }
        if (function.name().equalsIgnoreCase("NULLIF")) {
            return of(function.arguments().get(0)) == Answer.NULL ? Answer.NULL : Answer.UNKNOWN;
        }
        return ofOperation(function, function.arguments());
    }

    private Answer ofCoalesce(List<Expression> arguments) {
        for (Expression argument : arguments) {
            Answer answer = of(argument);
            if (answer != Answer.NULL) {
                return answer;
            }
        }
        return Answer.NULL;
    }

    private Answer ofOperation(Expression expression, List<Expression> arguments) {
        return operations.of(expression).filter(Operation::strict).isPresent() ? strict(arguments) : Answer.UNKNOWN;
    }

    private Answer strict(List<Expression> arguments) {
        return arguments.stream().anyMatch(argument -> of(argument) == Answer.NULL) ? Answer.NULL : Answer.UNKNOWN;
    }
}
