package io.panoptes.equivalence.prover.step;

/** Is told of every step of a proof, in the order in which they are made. */
@FunctionalInterface
public interface StepLog {
    StepLog NONE = step -> {};

    void add(ProofStep step);
}
