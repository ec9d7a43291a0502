package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.Optional;

/** One step on a sum. What comes out is the same number, wherever the facts hold. */
public interface SumRule {

    /** The sum rewritten; empty where the rule has nothing to do. */
    Optional<Term> apply(Sum sum, SumParts parts);
}
