package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;

/**
 * Sums, differences, products, {@code -x -> 0 - x} and {@code ABS(x) -> if(x < 0; 0 - x; x)} of exact numbers, which takes {@link
 * Assumption#NO_OVERFLOW}.
 */
record ExactArithmetic(Assuming assuming) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return switch (call.operator()) {
            case PLUS -> exact(call).map(sum -> chain(sum, ArithmeticOperation.PLUS));
            case MINUS -> exact(call).map(difference -> chain(difference, ArithmeticOperation.MINUS));
            case TIMES -> exact(call).map(this::product);
            case NEGATE -> exact(call).map(negation -> negated(negation.argument(0), negation.type()));
            case ABS -> exact(call).map(absolute -> abs(absolute.argument(0), absolute.type()));
            default -> Optional.empty();
        };
    }

    private Optional<OperatorCall> exact(OperatorCall call) {
        return !call.isFloating() && call.areExact() && assuming.assume(Assumption.NO_OVERFLOW)
                ? Optional.of(call)
                : Optional.empty();
    }

    private static Term chain(OperatorCall call, ArithmeticOperation operation) {
        return fromLeft(call.arguments(), (left, right) -> of(operation, left, right, call.type()));
    }

    private Term product(OperatorCall call) {
        QuotientTimesNumber quotients = new QuotientTimesNumber(assuming);
        return fromLeft(
                call.arguments(),
                (left, right) -> quotients
                        .apply(left, right, call.type())
                        .orElseGet(() -> of(ArithmeticOperation.TIMES, left, right, call.type())));
    }

    private static Term fromLeft(List<Term> arguments, BinaryOperator<Term> operation) {
        return arguments.stream().reduce(operation).orElseThrow();
    }

    private static Term negated(Term number, SqlType type) {
        return Terms.strict(ArithmeticOperation.MINUS, List.of(Terms.constant(0), number), type);
    }

    private static Term abs(Term number, SqlType type) {
        return Terms.when(Formulas.less(number, Terms.constant(0)), negated(number, type), number);
    }

    /** {@code if(c; 1; 2) + 3 -> if(c; 1 + 3; 2 + 3)}, and {@code if(c; 1; 2) * x -> if(c; 1 * x; 2 * x)}. */
    private static Term of(ArithmeticOperation operation, Term left, Term right, SqlType type) {
        boolean times = operation == ArithmeticOperation.TIMES;
        if (isChoice(left) && (times || right instanceof Term.Constant)) {
            Term.If choice = (Term.If) left;
            return Terms.when(
                    choice.condition(),
                    of(operation, choice.then(), right, type),
                    of(operation, choice.otherwise(), right, type));
        }
        if (isChoice(right) && (times || left instanceof Term.Constant)) {
            Term.If choice = (Term.If) right;
            return Terms.when(
                    choice.condition(),
                    of(operation, left, choice.then(), type),
                    of(operation, left, choice.otherwise(), type));
        }
        return Terms.strict(operation, List.of(left, right), type);
    }

    /** Whether it is one of several constants. */
    private static boolean isChoice(Term term) {
        return term instanceof Term.If(Formula condition, Term then, Term otherwise)
                && (then instanceof Term.Constant || isChoice(then))
                && (otherwise instanceof Term.Constant || isChoice(otherwise));
    }
}
