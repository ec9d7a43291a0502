package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.value.Value;
import java.util.Optional;

/** {@code s LIKE '%' -> TRUE} where s is a text and not NULL. */
record LikeEverything() implements OperatorRule {
    @Override
    public Optional<Term> apply(OperatorCall call) {
        if (call.operator() != Operator.LIKE || call.arguments().size() != 2) {
            return Optional.empty();
        }
        Term text = call.argument(0);
        boolean takesAll = ValueKind.of(text.type()) == ValueKind.TEXT
                && call.argument(1) instanceof Term.Constant(Value.TextValue(String pattern), var type)
                && !pattern.isEmpty()
                && pattern.chars().allMatch(c -> c == '%');
        return takesAll
                ? Optional.of(Terms.when(Formulas.isNull(text), Terms.nothing(call.type()), Terms.truth(true)))
                : Optional.empty();
    }
}
