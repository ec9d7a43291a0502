package io.panoptes.campaign;

/** The journal can't be written or read; the message says which, why, and what to do. */
public final class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JournalException(String message, Throwable cause) {
        super(message, cause);
    }

    public JournalException(String message) {
        super(message);
    }
}
