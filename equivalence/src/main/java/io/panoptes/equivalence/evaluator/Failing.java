package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.function.FunctionLibrary;

/** Whether evaluating a scalar can raise an error. */
public final class Failing {
    private Failing() {}

    public static boolean possible(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Column ignored -> false;
            case Scalar.Outer ignored -> false;
            case Scalar.Literal ignored -> false;
            case Scalar.Call call ->
                mayFail(call.operator()) || call.arguments().stream().anyMatch(Failing::possible);
            case Scalar.Uninterpreted call ->
                FunctionLibrary.of(call.name()).isPresent()
                        || call.arguments().stream().anyMatch(Failing::possible);
            case Scalar.Case branches ->
                possible(branches.otherwise())
                        || branches.branches().stream()
                                .anyMatch(when -> possible(when.condition()) || possible(when.result()));
            case Scalar.Cast ignored -> true;
            case Scalar.Exists ignored -> true;
            case Scalar.In ignored -> true;
            case Scalar.Quantified ignored -> true;
            case Scalar.Subquery ignored -> true;
        };
    }

    private static boolean mayFail(Operator operator) {
        return switch (operator) {
            case DIVIDE, MODULO, SUBSTRING, LIKE, DATE_ADD_DAYS, DATE_ADD_MONTHS, ROUND -> true;
            default -> false;
        };
    }
}
