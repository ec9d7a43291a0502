package io.panoptes.equivalence.refuter.stage;

import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import java.util.Optional;

/** Evaluates again what a stage found. */
@FunctionalInterface
public interface Review {
    /** Why the counterexample does not stand; empty where it does. */
    Optional<Objection> objection(Problem problem, Counterexample counterexample);
}
