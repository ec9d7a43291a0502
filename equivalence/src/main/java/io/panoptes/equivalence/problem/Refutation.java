package io.panoptes.equivalence.problem;

import io.panoptes.equivalence.problem.Verdict.Counterexample;
import java.util.List;
import java.util.Optional;

/**
 * What the refuter says: Refuted or Unknown, with the validation where a validator was handed in, and the spurious
 * counterexamples met on the way, each of them a bug of the engine.
 */
public record Refutation(Verdict verdict, Optional<Validator.Validation> validation, List<Spurious> spurious) {
    public Refutation {
        spurious = List.copyOf(spurious);
    }

    public record Spurious(Counterexample counterexample, String reason) {}
}
