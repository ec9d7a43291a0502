package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** All rules for terms, in the order in which they are tried. */
public record TermRules(List<TermRule> rules) {

    public TermRules {
        rules = List.copyOf(rules);
    }

    /** For a greatest or least value. */
    public static TermRules ofExtrema(FreshVariables names) {
        return new TermRules(List.of(
                new FlattenExtremum(names),
                new ExtremumOfBest(names),
                new ExtremumOverRows(names),
                new ChoiceOutside(),
                new ExtremumOfOneValue(names),
                new ExtremumOfInterval(),
                new GreatestPosition(names),
                new GreatestRunningCount(names)));
    }

    /** For a sum of terms. */
    public static TermRules ofSums(FreshVariables names) {
        return new TermRules(List.of(new CountOfParts(names)));
    }

    /** What the first rule makes of it that has something to do. */
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return rules.stream().flatMap(rule -> rule.apply(term, facts).stream()).findFirst();
    }
}
