package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code GREATEST(a, b) -> if(a is NULL or b is NULL; NULL; if(a < b; b; a))}, and LEAST the other way round. */
record GreatestArgument(NumericCasts casts) implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        return switch (call.operator()) {
            case GREATEST, LEAST -> Optional.of(extreme(call));
            default -> Optional.empty();
        };
    }

    private Term extreme(OperatorCall call) {
        boolean greatest = call.operator() == Operator.GREATEST;
        List<Term> arguments = call.arguments().stream()
                .map(argument -> casts.beside(argument, call.type()))
                .toList();
        Term best = arguments.getFirst();
        List<Formula> nulls = new ArrayList<>();
        nulls.add(Formulas.isNull(best));
        for (Term argument : arguments.subList(1, arguments.size())) {
            nulls.add(Formulas.isNull(argument));
            Formula better = greatest ? Formulas.less(best, argument) : Formulas.less(argument, best);
            best = Terms.when(better, argument, best);
        }
        return Terms.when(Formulas.or(nulls), Terms.nothing(call.type()), best);
    }
}
