package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.problem.Assumption;

/** Whether a proof may take something for granted. Where it may, the proof says that it did. */
@FunctionalInterface
public interface Assuming {
    boolean assume(Assumption assumption);
}
