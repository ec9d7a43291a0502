package io.panoptes.equivalence.prover.rewrite;

import java.util.List;

/** All rewrites, in the order in which they are tried. */
public final class Rewrites {
    private Rewrites() {}

    public static final List<Rewrite> ALL = List.of(
            new FlattenSquash(),
            new FactorDisjunction(),
            new PinValue(),
            new MergeRows(),
            new ChooseRepresentatives(),
            new PullOutDetermined(),
            new SquashDetermined(),
            new FirstOfGroup());
}
