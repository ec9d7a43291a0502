package io.panoptes.equivalence.kernel.axiom;

import java.util.List;

/** All axioms about steps, in the order in which they are tried. */
public final class Axioms {
    private Axioms() {}

    public static final List<Axiom> ALL = List.of(
            new SameShape(),
            new CorrespondingRows(),
            new CorrespondingSums(),
            new SameTruth(),
            new SameValue(),
            new LinearSums());
}
