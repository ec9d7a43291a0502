package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** All rules for operators, in the order in which they are tried; an operator of which none speaks is a function. */
public record OperatorRules(List<OperatorRule> rules, UnknownFunctions functions) {

    public OperatorRules {
        rules = List.copyOf(rules);
    }

    public static OperatorRules all(Assuming assuming) {
        NumericCasts casts = new NumericCasts(assuming);
        UnknownFunctions functions = new UnknownFunctions(assuming);
        return new OperatorRules(
                List.of(
                        new DoubleArithmetic(casts, functions),
                        new ExactArithmetic(assuming),
                        new Quotients(assuming),
                        new Remainder(),
                        new GreatestArgument(casts),
                        new DaysOfDates(assuming),
                        new RoundedNumber(functions),
                        new RepeatedCase(functions),
                        new LikeEverything(),
                        new Concatenation()),
                functions);
    }

    public Term term(OperatorCall call) {
        return rules.stream()
                .map(rule -> rule.apply(call))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> functions.of(call));
    }
}
