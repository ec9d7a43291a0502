package io.panoptes.discovery.proposer;

/**
 * Proposes queries that may be equivalent to a seed. The engine judges each, so a proposer may be wrong.
 *
 * <p>Asked by several threads at once, each with another seed.
 */
public interface Proposer extends AutoCloseable {

    /** As {@code --proposer} names it. It is also the kind of origin of the oracles that come of it. */
    String name();

    /** What the reference of an oracle's origin says beside it: a model, a file, a version. */
    String reference();

    Proposal propose(ProposalRequest request);

    @Override
    default void close() {}
}
