package io.panoptes.discovery.proposer;

import io.panoptes.languagemodel.Cost;
import java.util.List;

/** What a proposer answers. */
public sealed interface Proposal {

    /**
     * Candidates, in the order in which they are to be judged; fewer than were wanted, or none, are no error. What they
     * cost is told even where none came of it.
     */
    record Candidates(List<Candidate> candidates, Cost cost) implements Proposal {
        public Candidates {
            candidates = List.copyOf(candidates);
        }
    }

    /** The question was written down and will be answered in another run: this seed is put aside until then. */
    record Later() implements Proposal {}

    /** Nothing more will come for this seed: its answers are used up. */
    record Exhausted() implements Proposal {}

    /** Nothing more will come for any seed, and why: a budget is spent, a key is refused. The run ends. */
    record Ended(String reason) implements Proposal {}
}
