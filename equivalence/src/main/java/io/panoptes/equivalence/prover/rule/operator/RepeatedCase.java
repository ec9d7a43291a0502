package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** {@code UPPER(UPPER(x)) -> UPPER(x)}, and the same for LOWER. Not of one in the other: some letters have no pair. */
record RepeatedCase(UnknownFunctions functions) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return switch (call.operator()) {
            case UPPER, LOWER -> Optional.of(once(functions.of(call)));
            default -> Optional.empty();
        };
    }

    private static Term once(Term call) {
        return call instanceof Term.Unknown(Function function, List<Term> arguments, var type)
                        && arguments.getFirst() instanceof Term.Unknown(Function inner, var rest, var innerType)
                        && inner.equals(function)
                ? arguments.getFirst()
                : call;
    }
}
