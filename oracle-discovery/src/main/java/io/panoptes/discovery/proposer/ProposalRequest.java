package io.panoptes.discovery.proposer;

import io.panoptes.discovery.seed.SeedCaq;
import java.util.List;
import java.util.Optional;

/**
 * What a proposer is asked.
 *
 * @param equal a sample of the queries that were proven equal to the seed, chosen for their plans to differ
 * @param failed a sample of those that were not, the latest last
 * @param focus what the user wants of every candidate, in words: "at least one outer join"
 * @param wanted how many candidates at most
 * @param round how often this seed was asked before; with its number this is where randomness comes from
 */
public record ProposalRequest(
        SeedCaq seed,
        List<Candidate> equal,
        List<FailedCandidate> failed,
        Optional<String> focus,
        int wanted,
        int round) {
    public ProposalRequest {
        equal = List.copyOf(equal);
        failed = List.copyOf(failed);
    }
}
