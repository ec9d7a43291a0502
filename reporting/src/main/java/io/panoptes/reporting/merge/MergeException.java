package io.panoptes.reporting.merge;

/** Folders that do not belong together; the message says which, why, and what to do. */
public final class MergeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MergeException(String message) {
        super(message);
    }
}
