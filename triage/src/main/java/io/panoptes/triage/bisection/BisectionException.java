package io.panoptes.triage.bisection;

/** A bisection can't go on. The message is for the user as it is. */
public final class BisectionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BisectionException(String message) {
        super(message);
    }
}
