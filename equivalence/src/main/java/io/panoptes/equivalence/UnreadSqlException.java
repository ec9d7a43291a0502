package io.panoptes.equivalence;

/** A text that is no SQL over the schema, or uses what the engine lacks; the message says which, where, and why. */
public final class UnreadSqlException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnreadSqlException(String message) {
        super(message);
    }

    UnreadSqlException(String message, Throwable cause) {
        super(message, cause);
    }
}
