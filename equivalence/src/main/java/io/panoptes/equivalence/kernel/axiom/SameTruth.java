package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Goal;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;

/** {@code p -> q} where one holds as often as the other: by ground instances of what is known of squashes, sums and bounds. */
public record SameTruth() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        return step instanceof ProofStep.Truth(var rule, List<Formula> facts, Formula before, Formula after)
                && logic.follows(facts, new Goal.SameCount(List.of(before), List.of(after)), lemmas);
    }
}
