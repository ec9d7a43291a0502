package io.panoptes.texttosql;

/** A file of the user that is not what it should be. The message is one sentence that says which, where and what to do. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }
}
