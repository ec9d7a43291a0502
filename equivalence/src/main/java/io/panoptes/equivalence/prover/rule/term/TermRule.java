package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** One step on a term. What comes out has the same value, wherever the facts hold. */
public interface TermRule {

    /** The term rewritten; empty where the rule has nothing to do. */
    Optional<Term> apply(Term term, List<Formula> facts);
}
