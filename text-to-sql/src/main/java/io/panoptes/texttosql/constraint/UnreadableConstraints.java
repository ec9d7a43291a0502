package io.panoptes.texttosql.constraint;

/** A file of constraints that can't be read; the message says where and what to do. */
public final class UnreadableConstraints extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableConstraints(String message) {
        super(message);
    }

    public UnreadableConstraints(String message, Throwable cause) {
        super(message, cause);
    }
}
