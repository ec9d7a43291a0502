package io.panoptes.discovery.proposer;

/**
 * Proposes queries that may be equivalent to a seed. Right or wrong, each is judged by the engine: a proposer may dare.
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
