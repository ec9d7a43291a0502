package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** {@code a % n -> a - n * (a / n)} where a is whole and n a whole number above zero: the sign is that of a. */
record Remainder() implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        if (call.operator() != Operator.MODULO) {
            return Optional.empty();
        }
        Term left = call.argument(0);
        Term right = call.argument(1);
        if (ValueKind.of(call.type()) != ValueKind.WHOLE
                || !Quotients.isByCount(left, right)
                || Terms.number(left).isPresent()) {
            return Optional.empty();
        }
        Term parts = Terms.strict(ArithmeticOperation.WHOLE_QUOTIENT, List.of(left, right), SqlType.BIGINT);
        Term inParts = Terms.strict(ArithmeticOperation.TIMES, List.of(right, parts), SqlType.BIGINT);
        return Optional.of(Terms.strict(ArithmeticOperation.MINUS, List.of(left, inParts), call.type()));
    }
}
