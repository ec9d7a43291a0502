package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.prover.step.ProofStep;

/** One way in which a claim can be seen to be true. */
public interface Axiom {

    /** Whether the step is an instance whose side conditions hold. */
    boolean accepts(ProofStep step, Logic logic, Lemmas lemmas);

    default String name() {
        return getClass().getSimpleName();
    }
}
