package io.panoptes.equivalence.prover.step;

import io.panoptes.equivalence.prover.expression.Bag;
import java.util.List;

/**
 * A proof as the prover found it: the two queries as bags, and all steps that it made, also those that led nowhere.
 *
 * @param normalLeft what the left bag became before the two were compared
 */
public record ProofDraft(Bag left, Bag right, Bag normalLeft, Bag normalRight, List<ProofStep> steps) {
    public ProofDraft {
        steps = List.copyOf(steps);
    }
}
