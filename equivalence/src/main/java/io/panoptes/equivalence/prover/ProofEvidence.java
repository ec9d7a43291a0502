package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.examination.Claim;
import io.panoptes.equivalence.prover.step.ProofDraft;
import java.util.List;
import java.util.Set;

/**
 * What a proof rests on, for those who judge it: a search has it, and a replay of the certificate gives the same.
 *
 * @param claims what each step says, for trials on small databases
 * @param draft the steps, for the kernel
 * @param assumptions what the proof takes for granted
 */
public record ProofEvidence(List<Claim> claims, ProofDraft draft, Set<Assumption> assumptions) {
    public ProofEvidence {
        claims = List.copyOf(claims);
        assumptions = Set.copyOf(assumptions);
    }
}
