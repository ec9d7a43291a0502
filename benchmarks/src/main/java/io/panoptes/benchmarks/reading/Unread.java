package io.panoptes.benchmarks.reading;

/** A statement or query is not read, for this reason; nothing is known of what it does. */
final class Unread extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unread(String reason) {
        super(reason, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
