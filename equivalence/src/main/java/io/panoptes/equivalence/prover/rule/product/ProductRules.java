package io.panoptes.equivalence.prover.rule.product;

import java.util.List;

/** All rewrites, in the order in which they are tried. */
public final class ProductRules {
    private ProductRules() {}

    public static final List<ProductRule> ALL = List.of(
            new FlattenSquash(),
            new FactorDisjunction(),
            new PinValue(),
            new MergeRows(),
            new ChooseRepresentatives(),
            new PullOutDetermined(),
            new SquashDetermined(),
            new KeyAsValue(),
            new FirstOfGroup(),
            new FirstValue(),
            new WitnessedSquash(),
            new TakeOneAway());
}
