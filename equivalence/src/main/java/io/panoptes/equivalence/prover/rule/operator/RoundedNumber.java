package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * {@code ROUND(x) -> ROUND(x, 0)}, {@code ROUND(n, d) -> n} for whole n and d from 0 on, and {@code ROUND(if(c; x; y), d) -> if(c;
 * ROUND(x, d); ROUND(y, d))}.
 */
record RoundedNumber(UnknownFunctions functions) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return call.operator() == Operator.ROUND ? Optional.of(rounded(withDigits(call))) : Optional.empty();
    }

    private static OperatorCall withDigits(OperatorCall call) {
        return call.arguments().size() < 2
                ? new OperatorCall(
                        Operator.ROUND,
                        List.of(call.types().getFirst(), SqlType.INTEGER),
                        List.of(call.argument(0), Terms.constant(0)),
                        call.type())
                : call;
    }

    private Term rounded(OperatorCall call) {
        Term number = call.argument(0);
        Term digits = call.argument(1);
        boolean isWhole =
                ValueKind.of(number.type()) == ValueKind.WHOLE || ValueKind.of(number.type()) == ValueKind.NONE;
        if (isWhole && Terms.number(digits).filter(d -> d.signum() >= 0).isPresent()) {
            return number;
        }
        return number instanceof Term.If(Formula condition, Term then, Term otherwise)
                ? Terms.when(condition, rounded(call, then), rounded(call, otherwise))
                : functions.of(call);
    }

    private Term rounded(OperatorCall call, Term number) {
        return rounded(new OperatorCall(Operator.ROUND, call.types(), List.of(number, call.argument(1)), call.type()));
    }
}
