package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** Sums, products, quotients and the negation of numbers whose result is in floating point: see {@link FloatingPoint}. */
record DoubleArithmetic(NumericCasts casts, UnknownFunctions functions) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return call.type() instanceof SqlType.DoubleType type && call.areNumbers()
                ? of(call, new FloatingPoint(type, casts))
                : Optional.empty();
    }

    private Optional<Term> of(OperatorCall call, FloatingPoint numbers) {
        List<Term> arguments = call.arguments();
        return switch (call.operator()) {
            case PLUS -> arguments.stream().reduce(numbers::plus);
            case MINUS -> arguments.stream().reduce(numbers::minus);
            case TIMES -> arguments.stream().reduce(numbers::times);
            case NEGATE -> Optional.of(numbers.negated(call.argument(0)));
            case DIVIDE -> {
                // By zero it may be infinite, with the sign of the zero.
                functions.requirePlainZeros(arguments.subList(1, 2));
                yield Optional.of(numbers.quotient(call.argument(0), call.argument(1)));
            }
            default -> Optional.empty();
        };
    }
}
