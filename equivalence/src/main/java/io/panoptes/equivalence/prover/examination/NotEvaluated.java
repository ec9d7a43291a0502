package io.panoptes.equivalence.prover.examination;

/** Why an expression has no value here: too large, or nothing says what it means. */
public final class NotEvaluated extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotEvaluated(String reason) {
        super(reason, null, false, false);
    }
}
