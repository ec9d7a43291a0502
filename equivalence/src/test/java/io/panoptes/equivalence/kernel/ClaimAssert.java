package io.panoptes.equivalence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.kernel.axiom.Axiom;
import io.panoptes.equivalence.prover.step.ProofStep;

/** What is said of claims in the tests of axioms. */
public final class ClaimAssert {
    private ClaimAssert() {}

    /** The axiom accepts the claim, and it is true. */
    public static void accepts(Axiom axiom, ProofStep step) {
        assertThat(SmallWorlds.isTrue(step)).as("%s", step).isTrue();
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(axiom, step)).as("%s", step).isTrue();
        }
    }

    /** The axiom refuses the claim, and it is false. */
    public static void refuses(Axiom axiom, ProofStep step) {
        assertThat(SmallWorlds.isTrue(step)).as("%s", step).isFalse();
        isNotFor(axiom, step);
    }

    /** The axiom refuses the claim, which says nothing that small databases could tell. */
    public static void isNotFor(Axiom axiom, ProofStep step) {
        try (Judge judge = new Judge()) {
            assertThat(judge.accepts(axiom, step)).as("%s", step).isFalse();
        }
    }
}
