package io.panoptes.cli.terminal;

/**
 * The command cannot do what was asked: the message says what was wrong, where, and what to do. It is printed as it is,
 * without a stack trace, and the exit code is {@link ExitCode#COULD_NOT_RUN}.
 */
public final class CannotRun extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CannotRun(String message) {
        super(message);
    }

    public CannotRun(String message, Throwable cause) {
        super(message, cause);
    }
}
