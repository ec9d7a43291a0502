package io.panoptes.equivalence.prover.step;

import java.util.List;

/**
 * A certificate: steps that lead from the left query's bag to the right one's, one after the other.
 *
 * @param chain each replaces some products of the bag at hand by others with the same rows, without any facts
 * @param lemmas what the steps rest on; each may rest on those before it
 */
public record Proof(List<ProofStep.Rows> chain, List<ProofStep> lemmas) {
    public Proof {
        chain = List.copyOf(chain);
        lemmas = List.copyOf(lemmas);
    }
}
