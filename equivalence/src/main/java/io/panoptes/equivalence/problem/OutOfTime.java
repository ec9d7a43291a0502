package io.panoptes.equivalence.problem;

import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;

/**
 * The budget of a proof ran out deep inside a step that would have gone on for long. It never leaves {@link Prover} and
 * {@link Checker}, which answer that the question is open.
 */
public final class OutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OutOfTime() {
        super("out of time", null, false, false);
    }
}
