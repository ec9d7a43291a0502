package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import java.util.List;

/**
 * A step of a proof: where the facts hold, the two bags have the same rows.
 *
 * @param squashed whether only which rows they have has to be the same, and not how often
 */
public record Claim(String step, Bag before, Bag after, List<Formula> facts, boolean squashed) {
    public Claim {
        facts = List.copyOf(facts);
    }
}
