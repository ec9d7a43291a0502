package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import java.util.Optional;

/**
 * Whole days added to a date, and the days between two dates. Of texts and moments a DBMS makes dates in its own way. A sum is a date, and not
 * NULL, only up to the last date of the DBMS, which takes {@link Assumption#NO_OVERFLOW}.
 */
record DaysOfDates(Assuming assuming) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return switch (call.operator()) {
            case DATE_ADD_DAYS ->
                is(ValueKind.DATE, call, 0) && is(ValueKind.WHOLE, call, 1) && assuming.assume(Assumption.NO_OVERFLOW)
                        ? operation(ArithmeticOperation.ADD_DAYS, call)
                        : Optional.empty();
            case DATE_DIFF_DAYS ->
                is(ValueKind.DATE, call, 0) && is(ValueKind.DATE, call, 1)
                        ? operation(ArithmeticOperation.DAYS_BETWEEN, call)
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean is(ValueKind kind, OperatorCall call, int argument) {
        return ValueKind.of(call.argument(argument).type()) == kind;
    }

    private static Optional<Term> operation(ArithmeticOperation operation, OperatorCall call) {
        return Optional.of(Terms.strict(operation, call.arguments(), call.type()));
    }
}
