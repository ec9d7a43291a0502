package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.Optional;

/** What some operator means. What comes out has the value of the call for all values of its arguments, NULL among them. */
public interface OperatorRule {

    /** Empty where the rule says nothing of the call. */
    Optional<Term> apply(OperatorCall call);
}
