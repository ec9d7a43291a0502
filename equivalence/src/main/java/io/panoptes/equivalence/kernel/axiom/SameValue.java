package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Goal;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;

/** {@code s -> t} where they are the same value, or both NULL: by ground instances, as for {@link SameTruth}. */
public record SameValue() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        return step instanceof ProofStep.Value(var rule, List<Formula> facts, Term before, Term after)
                && logic.follows(facts, new Goal.Holds(new Formula.Same(before, after)), lemmas);
    }
}
