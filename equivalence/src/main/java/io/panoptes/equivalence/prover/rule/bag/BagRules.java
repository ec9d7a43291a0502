package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import java.util.List;
import java.util.Optional;

/** All rules from a product to several, in the order in which they are tried. */
public record BagRules(List<BagRule> rules) {

    public BagRules {
        rules = List.copyOf(rules);
    }

    /** For rows with a greatest or least value among their columns. */
    public static BagRules ofExtrema(FreshVariables names) {
        return new BagRules(List.of(new UnfoldExtremum(names), new ReachExtremum(names)));
    }

    /** For rows whose numbers are added up. */
    public static BagRules ofSums() {
        return new BagRules(List.of(new FewValues(), new PointApart()));
    }

    /** What the first rule makes of it that has something to do. */
    public Optional<List<Product>> apply(Product product, List<Formula> facts) {
        return rules.stream()
                .flatMap(rule -> rule.apply(product, facts).stream())
                .findFirst();
    }
}
