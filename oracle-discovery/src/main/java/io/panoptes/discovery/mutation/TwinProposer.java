package io.panoptes.discovery.mutation;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.languagemodel.Cost;
import java.util.List;

/** Proposes for a mutated oracle its {@linkplain MutatedOracles#twins twins}, and then what another proposer does. */
public final class TwinProposer implements Proposer {
    private final MutatedOracles seeds;
    private final Proposer further;

    public TwinProposer(MutatedOracles seeds, Proposer further) {
        this.seeds = seeds;
        this.further = further;
    }

    @Override
    public String name() {
        return further.name();
    }

    @Override
    public String reference() {
        return further.reference();
    }

    @Override
    public Proposal propose(ProposalRequest request) {
        if (request.round() == 0) {
            List<Candidate> twins = seeds.twins(request.seed().number());
            return new Proposal.Candidates(twins.subList(0, Math.min(twins.size(), request.wanted())), Cost.NONE);
        }
        return further.propose(new ProposalRequest(
                request.seed(),
                request.equal(),
                request.failed(),
                request.focus(),
                request.wanted(),
                request.round() - 1));
    }

    @Override
    public void close() {
        further.close();
    }
}
