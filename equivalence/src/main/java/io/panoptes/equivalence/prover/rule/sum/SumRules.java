package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** All rules for sums, in the order in which they are tried. */
public record SumRules(List<SumRule> rules) {

    public SumRules {
        rules = List.copyOf(rules);
    }

    public static SumRules all(FreshVariables names) {
        return new SumRules(List.of(
                new EmptySum(),
                new SumOfOneNumber(),
                new ConditionOutside(),
                new CountBetween(),
                new CountOfFirst(names),
                new SumOfParts(),
                new SumOfChoice(),
                new SumOfSummands(),
                new ZeroFactor(),
                new SumOfSums(names),
                new DistributeFactors(),
                new FactorOutside()));
    }

    /** What the first rule makes of it that has something to do. */
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return rules.stream().flatMap(rule -> rule.apply(sum, parts).stream()).findFirst();
    }
}
