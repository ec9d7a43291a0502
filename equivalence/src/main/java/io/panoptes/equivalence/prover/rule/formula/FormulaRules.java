package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import java.util.List;
import java.util.Optional;

/** All rules for formulas, in the order in which they are tried. */
public record FormulaRules(List<FormulaRule> rules) {

    public FormulaRules {
        rules = List.copyOf(rules);
    }

    /** For a comparison, or whether a value is NULL. */
    public static FormulaRules ofComparisons(FreshVariables names) {
        return new FormulaRules(List.of(
                new CountComparison(),
                new TwoRows(names),
                new FirstByKey(names),
                new GreatestCount(names),
                new MissingPosition(names)));
    }

    /** For the existence of rows. */
    public static FormulaRules ofExistence(FreshVariables names) {
        return new FormulaRules(List.of(new LastPosition(names), new NumberBetween()));
    }

    /** What the first rule makes of it that has something to do. */
    public Optional<Formula> apply(Formula formula, List<Formula> facts) {
        return rules.stream()
                .flatMap(rule -> rule.apply(formula, facts).stream())
                .findFirst();
    }
}
