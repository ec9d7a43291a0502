package io.panoptes.equivalence.problem;

import io.panoptes.equivalence.problem.Refutation.Spurious;
import io.panoptes.equivalence.problem.Validator.Validation;
import java.util.List;
import java.util.Optional;

/**
 * A verdict with what else came up.
 *
 * @param validation what the DBMS said of the counterexample, where there is one and a DBMS was handed in
 * @param spurious counterexamples that did not stand, each of them a bug of the engine
 */
public record Decision(Verdict verdict, Optional<Validation> validation, List<Spurious> spurious) {
    public Decision {
        spurious = List.copyOf(spurious);
    }

    public static Decision of(Verdict verdict) {
        return new Decision(verdict, Optional.empty(), List.of());
    }
}
