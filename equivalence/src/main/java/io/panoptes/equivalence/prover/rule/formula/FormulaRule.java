package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import java.util.List;
import java.util.Optional;

/** One step on a formula. What comes out holds where the formula does, wherever the facts hold. */
public interface FormulaRule {

    /** The formula rewritten; empty where the rule has nothing to do. */
    Optional<Formula> apply(Formula formula, List<Formula> facts);
}
